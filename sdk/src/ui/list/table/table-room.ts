import { isPhone } from '../../use-phone';

/** What a table does without where it has no room, one after the other. */
const steps = [undefined, 'tight', 'narrow', 'cards'] as const;

/**
 * Watches whether a table fits its place and shows it as one of a narrower place where it does not:
 * without room for the likeliest act, then without the columns for wide places, then as cards. Letters
 * may be wide, words long, columns many.
 *
 * It measures once at first, where the browser is about to lay the new table out anyway; later it is
 * told of sizes, after they are laid out and before they are painted. What does not fit is never seen,
 * and a table that fits is never laid out twice.
 *
 * Calls `onCards` when the rows have become cards, or rows again.
 */
export function watchRoom(
  place: HTMLElement,
  table: HTMLElement,
  onCards: (cards: boolean) => void,
): () => void {
  /** The width that each step wanted, where there was not enough. */
  const wanted: number[] = [];
  let at = 0;
  let areCards: boolean | undefined;
  let frame = 0;
  const go = (step: number) => {
    at = step;
    const room = steps[step];
    if (room) place.dataset['room'] = room;
    else delete place.dataset['room'];
  };
  const fit = () => {
    const before = at;
    while (at > 0 && place.clientWidth >= (wanted[at - 1] ?? 0)) go(at - 1);
    while (at < steps.length - 1 && table.offsetWidth > place.clientWidth + 1) {
      wanted[at] = table.offsetWidth;
      go(at + 1);
    }
    if (at !== before) {
      // Who changes a size on being told of it is told again, which browsers report as a fault.
      sizes.disconnect();
      frame = requestAnimationFrame(watch);
    }
    const cards = getComputedStyle(table).display === 'block';
    if (cards === areCards) return;
    areCards = cards;
    onCards(cards);
  };
  const sizes = new ResizeObserver(fit);
  const watch = () => {
    sizes.observe(place);
    sizes.observe(table);
  };
  go(0);
  // On a phone they are cards.
  if (!isPhone()) fit();
  if (at === 0) watch();
  return () => {
    cancelAnimationFrame(frame);
    sizes.disconnect();
  };
}
