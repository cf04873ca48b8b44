import { useMemo, useSyncExternalStore } from 'react';
import { useHost, type AbilityRule, type Navigation, type RemoteManifest } from '@praxis/sdk';
import { notAuthorizedPath } from '../app/addresses';
import { abilityWith } from './ability';
import { defaultAccess } from './default-access';

/** Whether the signed-in person may see a page, or a link of the frame. */
export type IsAllowed = (place: { access?: AbilityRule; open?: true }) => boolean;

/** What these abilities allow. Who is not signed in (null) may see open pages only. */
export function allowedBy(abilities: readonly AbilityRule[] | null): IsAllowed {
  const ability = abilityWith(abilities ?? []);
  return ({ access: { action, subject } = defaultAccess, open = false }) =>
    open || (abilities !== null && ability.can(action, subject));
}

/** Another function once the person's abilities have changed. */
export function useIsAllowed(): IsAllowed {
  const { identity: watched } = useHost();
  const identity = useSyncExternalStore(watched.subscribe, watched.get);
  return useMemo(() => allowedBy(identity && identity.userData.abilities), [identity]);
}

/**
 * Where a person starts: the landing route of the app, or where their abilities do not reach that
 * far, the first page of the menu that they do reach.
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
 * Where an address leads that is only the beginning of others, such as an area's: to the first page
 * below it that the person may see, or else to the first of them, which says that they may not.
 */
export function firstBelow(
  { pages }: Pick<Navigation, 'pages'>,
  pathname: string,
  isAllowed: IsAllowed,
): string | undefined {
  const beginning = `${pathname.replace(/\/+$/, '')}/`;
  const below = pages.flatMap((page) => {
    const path = page.paths.find((one) => one.startsWith(beginning) && !one.includes(':'));
    return path === undefined ? [] : [{ path, isAllowed: isAllowed(page) }];
  });
  return (below.find((one) => one.isAllowed) ?? below[0])?.path;
}

/** The same with the links and pages that the person may see; a group without any is none. */
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
