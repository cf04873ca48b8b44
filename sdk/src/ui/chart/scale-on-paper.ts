/**
 * Lets a chart, which is drawn in pixels of the window, be as wide as its card on paper: while the page is
 * printed it is scaled. Nothing can be drawn anew then, since nobody is told how wide the sheet is.
 *
 * @returns ends it
 */
export function scaleOnPaper(place: HTMLElement): () => void {
  const drawing = () => place.querySelector('svg');
  const begin = () => {
    const [width, height] = ['width', 'height'].map((side) => drawing()?.getAttribute(side) ?? 0);
    drawing()?.setAttribute('viewBox', `0 0 ${width} ${height}`);
  };
  // On the screen it is drawn anew where its card becomes wider.
  const end = () => drawing()?.removeAttribute('viewBox');
  window.addEventListener('beforeprint', begin);
  window.addEventListener('afterprint', end);
  return () => {
    window.removeEventListener('beforeprint', begin);
    window.removeEventListener('afterprint', end);
  };
}
