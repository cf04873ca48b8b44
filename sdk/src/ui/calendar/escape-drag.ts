/** Beyond anything that an event could be dropped on. */
const beyond = { clientX: -10_000, clientY: -10_000, bubbles: true };

/**
 * Escape gives up what is dragged or drawn in the calendar: the engine knows no such key, and what is let
 * go there would be moved. It is told that the mouse left the calendar and was let go.
 */
export function escapeDrag(section: HTMLElement): () => void {
  let held = false;
  const press = ({ button }: MouseEvent) => {
    held = button === 0;
  };
  const release = () => {
    held = false;
  };
  const escape = (event: KeyboardEvent) => {
    if (!held || event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    document.dispatchEvent(new MouseEvent('mousemove', beyond));
    document.dispatchEvent(new MouseEvent('mouseup', beyond));
    passOverClick();
  };
  section.addEventListener('mousedown', press);
  document.addEventListener('mouseup', release);
  document.addEventListener('keydown', escape, true);
  return () => {
    section.removeEventListener('mousedown', press);
    document.removeEventListener('mouseup', release);
    document.removeEventListener('keydown', escape, true);
  };
}

/** The button is still down: as it comes up over the event, that is no press. */
function passOverClick(): void {
  const stop = (event: Event) => event.stopPropagation();
  document.addEventListener('click', stop, true);
  document.addEventListener(
    'mouseup',
    () => setTimeout(() => document.removeEventListener('click', stop, true)),
    { once: true },
  );
}
