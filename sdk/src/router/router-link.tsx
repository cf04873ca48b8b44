import type { MouseEvent } from 'react';
import type { LinkProps } from '../ui/link';
import { isPlainClick } from '../ui/plain-click';
import { searchLeftAt } from './left-search';
import { withWords } from './search-words';
import { useAddress, useRouter } from './use-address';

/**
 * A link that navigates without reloading the document. It subscribes only to the part of the address that
 * its own is built from, so links of a menu or table do not re-render while a list is sorted or paged.
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
    if (isOutside(href) || !isHandledHere(event)) return;
    event.preventDefault();
    if (searchFor !== undefined) {
      const [target = '', query] = href.split('?');
      const params = withWords(router, new URLSearchParams(query), searchFor);
      return void router.navigate(`${target}?${params.toString()}`);
    }
    const { pathname, search, hash } = router.state.location;
    // Like a browser: navigating to the current address adds no history entry.
    void router.navigate(href, { replace: href === `${pathname}${search}${hash}` });
  };
  return (
    <a {...rest} href={href} onClick={follow}>
      {children}
    </a>
  );
}

const isOutside = (to: string) => /^([a-z][a-z\d+.-]*:|\/\/)/i.test(to);

/** Returns whether a click is not meant for a new tab or window and was not handled elsewhere. */
function isHandledHere(event: MouseEvent<HTMLAnchorElement>): boolean {
  const { target } = event.currentTarget;
  return !event.defaultPrevented && (target === '' || target === '_self') && isPlainClick(event);
}
