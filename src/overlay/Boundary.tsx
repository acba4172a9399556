/**
 * An error boundary: if one part of the screen fails, the others continue to work. A failure is
 * reported once, in the console and in the dock.
 */
import { Component, type ComponentChildren } from 'preact';

export interface BoundaryProps {
  /** Name of the part, for messages about its failure. */
  readonly part: string;
  fail(part: string, error: unknown): void;
  /** When this value changes (another map, another ruleset), the failed part is tried again. */
  readonly again?: unknown;
  readonly children: ComponentChildren;
}

export class Boundary extends Component<BoundaryProps, { readonly failed: boolean }> {
  override state = { failed: false };

  static override getDerivedStateFromError(): { readonly failed: boolean } {
    return { failed: true };
  }

  override componentDidCatch(error: unknown): void {
    this.props.fail(this.props.part, error);
  }

  override componentDidUpdate(before: BoundaryProps): void {
    if (this.state.failed && before.again !== this.props.again) this.setState({ failed: false });
  }

  render(): ComponentChildren {
    return this.state.failed ? null : this.props.children;
  }
}
