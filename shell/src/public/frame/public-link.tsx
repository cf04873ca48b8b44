import type { MouseEvent } from 'react';
import type { LinkProps } from '@praxis/sdk/ui';
import { goTo } from '../address';

/** A link between public pages; with a modifier key, or to elsewhere, it is the browser's own. */
export function PublicLink({ to, onClick, children, ...rest }: LinkProps) {
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    const isPlainClick = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey;
    if (event.defaultPrevented || !isPlainClick || rest.target || !to.startsWith('/')) return;
    event.preventDefault();
    goTo(to);
  };
  return (
    <a {...rest} href={to} onClick={follow}>
      {children}
    </a>
  );
}
