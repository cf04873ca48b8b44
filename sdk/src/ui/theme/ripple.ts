import { motion } from './tokens';

/**
 * Starts the click ripple of elements with the class `praxis-ripple`, by one listener for the whole
 * document.
 *
 * @returns function that removes the listener
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
  // In the next frame, to restart an animation that is still running.
  requestAnimationFrame(() => {
    dataset['rippling'] = '';
    setTimeout(() => delete dataset['rippling'], motion.ripple);
  });
}
