/**
 * Scales a chart's SVG to the width of its card while the page is printed. It cannot be redrawn for print:
 * the paper's width is unknown to scripts.
 *
 * @returns a cleanup function
 */
export function scaleForPrint(container: HTMLElement): () => void {
  const drawing = () => container.querySelector('svg');
  const start = () => {
    const [width, height] = ['width', 'height'].map((side) => drawing()?.getAttribute(side) ?? 0);
    drawing()?.setAttribute('viewBox', `0 0 ${width} ${height}`);
  };
  // On screen, charts are redrawn instead when their card is resized.
  const end = () => drawing()?.removeAttribute('viewBox');
  window.addEventListener('beforeprint', start);
  window.addEventListener('afterprint', end);
  return () => {
    window.removeEventListener('beforeprint', start);
    window.removeEventListener('afterprint', end);
  };
}
