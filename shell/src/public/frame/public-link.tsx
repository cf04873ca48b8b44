import type { MouseEvent } from 'react';
import type { LinkProps } from '@praxis/sdk/ui';
import { address, goTo } from '../address';

/** A link between public pages; with a modifier key, or to elsewhere, it is the browser's own. */
export function PublicLink({ to, onClick, children, ...rest }: LinkProps) {
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    const isPlainClick = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey;
    if (event.defaultPrevented || !isPlainClick || rest.target || !to.startsWith('/')) return;
    event.preventDefault();
    // Who is there already goes nowhere: a page that waits below for its person is not left by that.
    if (to === address.get()) window.scrollTo(0, 0);
    else goTo(to);
  };
  return (
    <a {...rest} href={to} onClick={follow}>
      {children}
    </a>
  );
}
