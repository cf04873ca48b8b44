import { motion } from './tokens';

/**
 * Lets the click ripple run in whatever carries the class `praxis-ripple`: one listener for the
 * whole document.
 *
 * @returns takes the listener away again
 */
export function startRipples(root: Document = document): () => void {
  const onPointerDown = (event: PointerEvent) => {
    const pressed = event.target instanceof Element && event.target.closest('.praxis-ripple');
    if (pressed instanceof HTMLElement && event.button === 0) ripple(pressed, event);
  };
  root.addEventListener('pointerdown', onPointerDown, { passive: true });
  return () => root.removeEventListener('pointerdown', onPointerDown);
}

function ripple(element: HTMLElement, { clientX, clientY }: PointerEvent): void {
  const { left, top, width, height } = element.getBoundingClientRect();
  const { style, dataset } = element;
  style.setProperty('--praxis-ripple-x', `${clientX - left}px`);
  style.setProperty('--praxis-ripple-y', `${clientY - top}px`);
  style.setProperty('--praxis-ripple-size', `${2 * Math.hypot(width, height)}px`);
  delete dataset['rippling'];
  // Starts the animation anew while an earlier one still runs.
  requestAnimationFrame(() => {
    dataset['rippling'] = '';
    setTimeout(() => delete dataset['rippling'], motion.ripple);
  });
}
