import type { Realm } from '@praxis/contract';
import type { App } from './app';
import type { Label, Language } from './language';
import type { AbilityRule } from './session';
import type { IconDrawing } from './ui/components/icon';

/** One link of the menu or of the profile dropdown. */
export interface MenuEntry {
  path: string;
  label: Label;
  icon: IconDrawing;
  /** Key of the count in the answer of `GET /me/badges` that is shown beside the label. */
  badge?: string;
  /** What a person must be allowed to do to be shown the link; as in `Page`. */
  access?: AbilityRule;
}

export interface MenuGroup {
  /** Left out for the group that needs no heading. */
  label?: Label;
  entries: readonly MenuEntry[];
}

/** Files of texts, by language, relative to `remote.json`. */
export type TextFiles = Readonly<Partial<Record<Language, readonly string[]>>>;

/** Code of an app, and what it needs before it runs. */
export interface PagePart {
  /** Files, relative to `remote.json`. */
  code: readonly string[];
  /** Modules that it takes from the shell. */
  shared: readonly string[];
  /** Endpoints that it calls, as `GET /api/v1/doctor/plans/:id`. */
  asks: readonly string[];
}

/** What the shell has to know of a page before it loads its code: that is what shows the page, all else comes later. */
export interface PageManifest extends PagePart {
  /** The page's addresses. The first tells it from the others. */
  paths: readonly string[];
  title: Label;
  access?: AbilityRule;
  /** There for everybody, and without the frame; as in `Page`. */
  open?: true;
  /** What the page asks for first (`Page`), as the request's path and query. */
  first?: string;
  /** What draws its content; as in `Page`. */
  draws?: 'calendar' | 'charts';
  /** The feature that the page belongs to, whose texts come with it. */
  feature: string;
  /** What the page may open: its dialogs and panels, and the endpoints that change something. */
  lazy: PagePart;
}

/** What the frame's links lead to: of one role app, or of all that a person's role has. */
export interface Navigation {
  menu: readonly MenuGroup[];
  /** The profile dropdown. */
  profileMenu: readonly MenuEntry[];
  pages: readonly PageManifest[];
}

/** What an app was built from. */
export interface BuildFacts {
  commit: string;
  /** When it was committed, ISO 8601. */
  at: string;
}

/**
 * `remote.json`: all that the shell has to know of a role app before it loads any of its code. The
 * app's build writes it, from `src/app.ts`, `src/pages.ts`, `src/titles` and the names of its files.
 */
export interface RemoteManifest extends App, Navigation {
  version: string;
  /** Left out where the sources are in no repository. */
  build?: BuildFacts;
  files: {
    /** The federation entry, relative to `remote.json`. */
    entry: string;
    /** Files that the exposed module needs, relative to `remote.json`. */
    module: readonly string[];
    /** Files of the texts: of each feature by its name, and as `shared` of those that several show. */
    texts: Readonly<Record<string, TextFiles>>;
  };
  /**
   * Hashes of the scripts and styles that show the app's pages, by their names, as the `integrity` of
   * an element: the browser runs nothing of an app that is not what was built. Left out while developing.
   */
  hashes?: Readonly<Record<string, string>>;
  /** The file of all other hashes, relative to `remote.json`: those of what pages may open. */
  moreHashes?: { file: string; integrity: string };
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
  /**
   * Path prefixes inside of the areas that are there for whoever is not signed in as well. At every
   * other address of a role app nothing of it is loaded before somebody has signed in.
   */
  open?: readonly string[];
  /** Hash that the manifest must have, as the `integrity` of an element: the app changes only with it. */
  integrity?: string;
  /** A second version, for some of the app's people. */
  canary?: Canary;
}

/** Who is given the second version of an app: a share of its people, and accounts. */
export interface Canary {
  /** Address of that version's `remote.json`. */
  manifest: string;
  integrity?: string;
  /** Of a hundred people, the same ones each time. */
  share?: number;
  /** Ids of people. */
  accounts?: readonly string[];
}
