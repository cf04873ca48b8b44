/** A point outside every drop target. */
const outside = { clientX: -10_000, clientY: -10_000, bubbles: true };

/**
 * Cancels a drag or a range selection in the calendar on Escape, which FullCalendar does not support:
 * simulates dropping outside the calendar.
 */
export function cancelDragOnEscape(section: HTMLElement): () => void {
  let isPressed = false;
  const onMouseDown = ({ button }: MouseEvent) => {
    isPressed = button === 0;
  };
  const onMouseUp = () => {
    isPressed = false;
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (!isPressed || event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    document.dispatchEvent(new MouseEvent('mousemove', outside));
    document.dispatchEvent(new MouseEvent('mouseup', outside));
    suppressNextClick();
  };
  section.addEventListener('mousedown', onMouseDown);
  document.addEventListener('mouseup', onMouseUp);
  document.addEventListener('keydown', onKeyDown, true);
  return () => {
    section.removeEventListener('mousedown', onMouseDown);
    document.removeEventListener('mouseup', onMouseUp);
    document.removeEventListener('keydown', onKeyDown, true);
  };
}

/** Ignores the click that follows when the button, still down, is released over the event, a link. */
function suppressNextClick(): void {
  const stop = (event: Event) => {
    event.preventDefault();
    event.stopPropagation();
  };
  document.addEventListener('click', stop, true);
  document.addEventListener(
    'mouseup',
    () => setTimeout(() => document.removeEventListener('click', stop, true)),
    { once: true },
  );
}
