import type { Realm } from '@praxis/contract';
import type { Label, Language } from './language';
import type { AbilityRule } from './session';

/** One address of a role app. */
export interface RemoteRoute {
  /** Path pattern of react-router, absolute: `/doctor/patients`. */
  path: string;
  /** Key of the page in the remote's `pages`. */
  page: string;
  /** Title of the page: in the browser's tab, and announced when the page is reached. */
  title: Label;
  /** What a person must be allowed to do to see the page; `read` of `Auth`, which everybody is, where it is left out. */
  access?: AbilityRule;
}

/** One link of the menu or of the profile dropdown. */
export interface MenuEntry {
  path: string;
  label: Label;
  /** Name of an icon that the shell's menu knows (`shell/src/menu/icons.ts`). */
  icon: string;
  /** Key of the count in the answer of `GET /me/badges` that is shown beside the label. */
  badge?: string;
  /** What a person must be allowed to do to be shown the link; as in `RemoteRoute`. */
  access?: AbilityRule;
}

export interface MenuGroup {
  /** Left out for the first group, which needs no heading. */
  label?: Label;
  entries: readonly MenuEntry[];
}

/**
 * All that the shell has to know of a role app before it loads any of its code: data only. The
 * app's build writes it, with the addresses of its files, as `remote.json`.
 */
export interface RemoteManifest {
  id: string;
  version: string;
  /** Range of sdk versions that the app works with: `^1.0.0`. */
  sdk: string;
  realm: Realm;
  /** Roles of that realm whose app this is. */
  roles: readonly string[];
  /** Path prefixes that belong to the app: `/doctor`. `/` alone stands for that very address. */
  areas: readonly string[];
  /** Where a person of these roles lands after signing in. */
  landing: string;
  /** The profile page, first in the profile dropdown. Left out where the role has none. */
  profile?: MenuEntry;
  /** Further links of the profile dropdown. */
  profileLinks?: readonly MenuEntry[];
  menu: readonly MenuGroup[];
  routes: readonly RemoteRoute[];
}

/**
 * What `remotes.json` says of one role app: where its manifest is, and what the app is granted. It
 * belongs to whoever runs the shell, so an app cannot take over an area by declaring it; and the
 * shell can tell what is somebody's area, and whose, also while the app itself is out of reach.
 */
export interface RemoteGrant {
  /** Address of the app's `remote.json`, absolute or relative to the shell. */
  manifest: string;
  realm: Realm;
  roles: readonly string[];
  areas: readonly string[];
}

/** Files of texts, by language, relative to `remote.json`. */
export type TextFiles = Readonly<Partial<Record<Language, readonly string[]>>>;

/** What a page of a role app is made of. */
export interface PageFiles {
  /** The feature that the page belongs to, whose texts come with it. */
  feature: string;
  /** Files of the page's code, relative to `remote.json`. */
  code: readonly string[];
  /** Modules that the page takes from the shell. */
  shared: readonly string[];
}

/** `remote.json`: the manifest, and the files that the app's code is in. */
export interface PublishedManifest extends RemoteManifest {
  files: {
    /** The federation entry, relative to `remote.json`. */
    entry: string;
    /** Files that the exposed module needs, relative to `remote.json`. */
    module: readonly string[];
    /** Files of the texts: of each feature by its name, and as `shared` of those that several show. */
    texts: Readonly<Record<string, TextFiles>>;
    /** What each page is made of, by its key. */
    pages: Readonly<Record<string, PageFiles>>;
  };
}

/** The keys of a manifest's pages: ties a remote's `pages` to the routes that it declares. */
export type PageOf<M extends RemoteManifest> = M['routes'][number]['page'];
