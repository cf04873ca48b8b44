import { restsAfter, savesData } from '../ask-ahead';
import type { HeldAddress } from './held-address';
import type { Router } from './use-address';

/**
 * Tells of links that the mouse rests on and that lead to another tab or order of the page in sight:
 * what they will show can be asked for ahead. One listener for the whole page, so that links cost
 * nothing for it. A finger comes with the press itself.
 *
 * @returns the end of that
 */
export function expectNearLinks(router: Router, expect: HeldAddress['expect']): () => void {
  let near: HTMLAnchorElement | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const follow = ({ target, pointerType }: PointerEvent) => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (link === near) return;
    near = link;
    clearTimeout(timer);
    if (!link || pointerType === 'touch' || savesData()) return;
    const { location } = router.state;
    if (link.host !== window.location.host || link.pathname !== location.pathname) return;
    if (link.search !== location.search) timer = setTimeout(() => expect(link.search), restsAfter);
  };
  document.addEventListener('pointerover', follow, { passive: true });
  return () => {
    document.removeEventListener('pointerover', follow);
    clearTimeout(timer);
  };
}
