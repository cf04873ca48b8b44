import type { MouseEvent } from 'react';
import type { LinkProps } from '@praxis/sdk/ui';
import { address, goTo } from '../address';

/** A link between public pages. The browser handles modifier keys and external addresses. */
export function PublicLink({ to, onClick, children, ...rest }: LinkProps) {
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    const isPlainClick = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey;
    if (event.defaultPrevented || !isPlainClick || rest.target || !to.startsWith('/')) return;
    event.preventDefault();
    // Already there: navigating would end a suspended session, whose page is below.
    if (to === address.get()) window.scrollTo(0, 0);
    else goTo(to);
  };
  return (
    <a {...rest} href={to} onClick={follow}>
      {children}
    </a>
  );
}
