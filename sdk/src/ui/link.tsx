import {
  createContext,
  createElement,
  useContext,
  type ComponentProps,
  type ComponentType,
} from 'react';

export interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** Path inside the product, or an absolute URL. */
  to: string;
  /** Keeps the current query string, for a record that opens over its list. */
  keepSearch?: boolean;
  /** Restores the list's last page, filters and sort order. */
  asLeft?: boolean;
  /**
   * Search text for the list at that address. It is passed on click and is not in the URL: a new tab
   * shows the list without a search.
   */
  searchFor?: string;
}

const LinkContext = createContext<ComponentType<LinkProps>>(PlainLink);

/**
 * Provides the link component for client-side navigation: the router's, set by the shell. The router is
 * not imported here, since the sign-in page renders before it has loaded.
 */
export const LinkProvider = LinkContext.Provider;

/** A link with client-side navigation; a plain anchor outside the router. */
export function Link(props: LinkProps) {
  return createElement(useContext(LinkContext), props);
}

function PlainLink(props: LinkProps) {
  const { to, keepSearch, asLeft: _left, searchFor: _words, children, ...rest } = props;
  return (
    <a {...rest} href={keepSearch ? `${to}${window.location.search}` : to}>
      {children}
    </a>
  );
}
