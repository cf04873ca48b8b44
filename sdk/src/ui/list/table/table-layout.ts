import { isPhone } from '../../media';

/** Layouts of a table, from the widest to the narrowest. */
const layouts = [undefined, 'tight', 'narrow', 'cards'] as const;

/**
 * Keeps a table in the widest layout that fits its container: it first gives up the space reserved for
 * the primary action, then the columns for wide screens, then becomes cards. Measured, not a breakpoint:
 * fonts, words and the number of columns vary.
 *
 * It measures once on mount, when layout is due anyway, and then uses a ResizeObserver, which runs after
 * layout and before paint: overflow is never visible, and a table that fits causes no extra reflow.
 *
 * Calls `onCards` when rows become cards, or rows again.
 */
export function watchTableFit(
  container: HTMLElement,
  table: HTMLElement,
  onCards: (cards: boolean) => void,
): () => void {
  /** Width that each layout needs, where it did not fit. */
  const neededWidths: number[] = [];
  let at = 0;
  let areCards: boolean | undefined;
  let frame = 0;
  const setLayout = (index: number) => {
    at = index;
    const layout = layouts[index];
    if (layout) container.dataset['room'] = layout;
    else delete container.dataset['room'];
  };
  const fit = () => {
    const before = at;
    while (at > 0 && container.clientWidth >= (neededWidths[at - 1] ?? 0)) setLayout(at - 1);
    while (at < layouts.length - 1 && table.offsetWidth > container.clientWidth + 1) {
      neededWidths[at] = table.offsetWidth;
      setLayout(at + 1);
    }
    if (at !== before) {
      // Resizing in a ResizeObserver callback notifies it again, which browsers report as a loop error.
      observer.disconnect();
      frame = requestAnimationFrame(watch);
    }
    const cards = getComputedStyle(table).display === 'block';
    if (cards === areCards) return;
    areCards = cards;
    onCards(cards);
  };
  const observer = new ResizeObserver(fit);
  const watch = () => {
    observer.observe(container);
    observer.observe(table);
  };
  setLayout(0);
  // On a phone, CSS turns rows into cards without measuring.
  if (!isPhone()) fit();
  if (at === 0) watch();
  return () => {
    cancelAnimationFrame(frame);
    observer.disconnect();
  };
}
