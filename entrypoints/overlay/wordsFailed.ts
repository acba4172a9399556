/**
 * Shows that the messages could not be loaded. This is the only text that needs no loaded messages.
 */

const LINE =
  'Quadretto cannot read its texts. Reload the page. · Quadretto non trova i suoi testi: ricarica la pagina.';
const LOOK: Partial<CSSStyleDeclaration> = {
  position: 'fixed',
  zIndex: 'var(--q-panels)',
  top: '8px',
  right: '8px',
  maxWidth: '320px',
  margin: '0',
  padding: '8px 12px',
  borderRadius: '4px',
  font: '14px/20px system-ui, sans-serif',
  color: '#f3efe6',
  background: '#1d1f24',
};

/** Shows or removes that text in the overlay's part of the page. */
export function showWordsFailed(container: ShadowRoot, shown: boolean): void {
  container.getElementById('no-words')?.remove();
  if (!shown) return;
  const line = document.createElement('p');
  line.id = 'no-words';
  line.setAttribute('role', 'alert');
  line.textContent = LINE;
  Object.assign(line.style, LOOK);
  container.append(line);
}
