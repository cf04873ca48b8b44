import {
  createContext,
  createElement,
  useContext,
  type ComponentProps,
  type ComponentType,
} from 'react';

export interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** Address inside of the product, or a whole one. */
  to: string;
  /** The search of the address in sight goes along: a record that opens over its list. */
  keepSearch?: boolean;
  /** The list at the address is shown as it was left: its page, its filters, its order. */
  asLeft?: boolean;
  /**
   * Words that the list at the address is searched for. They go with the press, without being in the
   * address: who opens it in a new tab sees the list without a search.
   */
  searchFor?: string;
}

const LinkContext = createContext<ComponentType<LinkProps>>(PlainLink);

/**
 * What makes links go to an address without loading the page anew: the router's link, given by the
 * shell. The router is not imported here, because the sign-in page shows before it is loaded.
 */
export const LinkProvider = LinkContext.Provider;

/** A link; outside of the router it is a plain one. */
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
