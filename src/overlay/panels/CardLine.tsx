/** The line from a card on the map to its creature, drawn as the line of a tooltip is. */
export function CardLine({ path }: { readonly path: string }) {
  return path === '' ? null : (
    <svg class="pointer" data-enter="fade" aria-hidden="true">
      <path class="casing" d={path} />
      <path class="core" d={path} />
    </svg>
  );
}
