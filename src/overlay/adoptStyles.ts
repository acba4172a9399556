/**
 * Adds styles to a shadow root, or to a page of our own, under any content security policy:
 * constructed style sheets are exempt from it. If the browser refuses them to a content script, a
 * <style> element is used.
 */
export function adopt(root: ShadowRoot | Document, css: string): () => void {
  try {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
    if (!root.adoptedStyleSheets.includes(sheet)) throw new Error('not adopted');
    return () => {
      root.adoptedStyleSheets = root.adoptedStyleSheets.filter((s) => s !== sheet);
    };
  } catch {
    const style = document.createElement('style');
    style.textContent = css;
    (root instanceof Document ? root.head : root).append(style);
    return () => style.remove();
  }
}
