/** Buttons of the dock and the panels. */
import type { ComponentProps } from 'preact';
import { Icon } from './icons/Icon.tsx';
import type { IconName } from './icons/paths.ts';

type ButtonProps = ComponentProps<'button'>;

/** A button that submits no form. `class`: its look, if it is not the usual one. */
export const Button = (props: ButtonProps) => <button type="button" class="btn" {...props} />;

/** A button that shows only an icon; `label` is its name and its tooltip. */
export const IconButton = ({
  icon,
  size = 16,
  label,
  ...props
}: ButtonProps & { readonly icon: IconName; readonly size?: number; readonly label: string }) => (
  <Button class="iconbtn" aria-label={label} title={label} {...props}>
    <Icon name={icon} size={size} />
  </Button>
);
