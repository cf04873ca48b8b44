import type { MouseEvent } from 'react';
import type { LinkProps } from '../ui/link';
import { searchLeftAt } from './left-search';
import { withWords } from './search-words';
import { useAddress, useRouter } from './use-address';

/**
 * A link that goes to an address without loading the page anew. It reads of the address in sight
 * what its own is made of, and does not render for the rest: a menu's and a table's links stay as
 * they are while a list is sorted or leafed through.
 */
export function RouterLink(props: LinkProps) {
  const { to: path, keepSearch, asLeft, searchFor, onClick, children, ...rest } = props;
  const router = useRouter();
  const to = asLeft ? `${path}${searchLeftAt(router, path)}` : path;
  const href = useAddress(({ pathname, search }) =>
    isOutside(to) ? to : `${to.startsWith('?') ? pathname : ''}${to}${keepSearch ? search : ''}`,
  );
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (isOutside(href) || !isPlainPress(event)) return;
    event.preventDefault();
    if (searchFor !== undefined) {
      const [place = '', own] = href.split('?');
      const params = withWords(router, new URLSearchParams(own), searchFor);
      return void router.navigate(`${place}?${params.toString()}`);
    }
    const { pathname, search, hash } = router.state.location;
    // As a browser does: going where one is adds no step to the history.
    void router.navigate(href, { replace: href === `${pathname}${search}${hash}` });
  };
  return (
    <a {...rest} href={href} onClick={follow}>
      {children}
    </a>
  );
}

const isOutside = (to: string) => /^([a-z][a-z\d+.-]*:|\/\/)/i.test(to);

/** Not meant for a new tab or window, and not answered by somebody else. */
function isPlainPress(event: MouseEvent<HTMLAnchorElement>): boolean {
  const { target } = event.currentTarget;
  return (
    !event.defaultPrevented &&
    event.button === 0 &&
    (target === '' || target === '_self') &&
    !(event.metaKey || event.altKey || event.ctrlKey || event.shiftKey)
  );
}
