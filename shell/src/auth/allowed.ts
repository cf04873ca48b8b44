import { useMemo, useSyncExternalStore } from 'react';
import { useHost, type AbilityRule, type Navigation, type RemoteManifest } from '@praxis/sdk';
import { notAuthorizedPath } from '../app/addresses';
import { abilityWith } from './ability';
import { defaultAccess } from './default-access';

/** Whether the user may see a page or a link of the frame. */
export type IsAllowed = (place: { access?: AbilityRule; open?: true }) => boolean;

/** Creates the check for a user's abilities. Signed-out users (null) may only see open pages. */
export function allowedBy(abilities: readonly AbilityRule[] | null): IsAllowed {
  const ability = abilityWith(abilities ?? []);
  return ({ access: { action, subject } = defaultAccess, open = false }) =>
    open || (abilities !== null && ability.can(action, subject));
}

/** The check for the current user; a new function when the abilities change. */
export function useIsAllowed(): IsAllowed {
  const { identity: watched } = useHost();
  const identity = useSyncExternalStore(watched.subscribe, watched.get);
  return useMemo(() => allowedBy(identity && identity.userData.abilities), [identity]);
}

/**
 * The user's start page: the landing route of the app, or the first allowed page of the menu if the
 * landing route is not allowed.
 */
export function homeOf(
  { landing, menu, profileMenu, pages }: RemoteManifest,
  isAllowed: IsAllowed,
): string {
  const page = pages.find(({ paths }) => paths.includes(landing));
  if (page && isAllowed(page)) return landing;
  const links = [...menu.flatMap(({ entries }) => entries), ...profileMenu];
  return links.find(isAllowed)?.path ?? notAuthorizedPath;
}

/**
 * Resolves an address that is only a prefix of pages, such as an area: the first page below it that the
 * user may see, or else the first of them, which shows "No access".
 */
export function firstPageBelow(
  { pages }: Pick<Navigation, 'pages'>,
  pathname: string,
  isAllowed: IsAllowed,
): string | undefined {
  const prefix = `${pathname.replace(/\/+$/, '')}/`;
  const below = pages.flatMap((page) => {
    const path = page.paths.find((path) => path.startsWith(prefix) && !path.includes(':'));
    return path === undefined ? [] : [{ path, isAllowed: isAllowed(page) }];
  });
  return (below.find((page) => page.isAllowed) ?? below[0])?.path;
}

/** Filters links and pages by what the user may see; drops empty groups. */
export function withAllowedLinks<Links extends Navigation>(
  links: Links,
  isAllowed: IsAllowed,
): Links {
  return {
    ...links,
    menu: links.menu
      .map((group) => ({ ...group, entries: group.entries.filter(isAllowed) }))
      .filter(({ entries }) => entries.length > 0),
    profileMenu: links.profileMenu.filter(isAllowed),
    pages: links.pages.filter(isAllowed),
  };
}
