import type { ComponentType } from 'react';
import type { AbilityRule } from './session';

/** A request that depends on nothing but the signed-in user. */
export interface FirstRequest {
  /** The endpoint's name in the contract; the page's code has to call it: `listSubscribers`. */
  endpoint: string;
  /** Complete query parameters, empty values included. */
  query?: Readonly<Record<string, string | number | boolean>>;
}

/** Properties of every page. */
interface PageFacts<Title extends string> {
  /**
   * Absolute path pattern of react-router: `/doctor/patients`. Several for a page that shows a list and a
   * record over it: navigating between them keeps the page mounted. Links lead to the first.
   */
  path: string | readonly string[];
  /** Title in the browser's tab, announced to screen readers on navigation. */
  title: Title;
  /** Permission that the page and its links require. Defaults to `read` of `Auth`, which every user has. */
  access?: AbilityRule;
  /**
   * Public: shown to everybody, signed in or not, without menu and top bar. Its addresses are among the
   * `open` ones of `remotes.json`; it has no `access`.
   */
  open?: true;
  /**
   * First request of the page at its first address without a query. The API is called while the page's code
   * is loading.
   */
  first?: FirstRequest;
  /**
   * Rendering library of the page's content, loaded with the page instead of when a calendar or chart scrolls
   * into view. For pages that are empty without it.
   */
  engine?: 'calendar' | 'charts';
  /** Loads the page's code, from a folder of `src/features`, on the first visit. */
  load: () => Promise<{ default: ComponentType }>;
}

/** A page with a link in the frame. */
interface LinkedPage<Title extends string> {
  /** Adds the page to the menu: `true`, or the heading of its group. */
  menu?: true | Title;
  /** Adds the page to the profile dropdown. */
  profileMenu?: true;
  /** Name of a lucide icon (https://lucide.dev/icons); the manifest contains its paths. */
  icon: string;
  /** Label of its links if the title is too long. */
  label?: Title;
  /** Key of a count in the response of `GET /me/badges`, shown next to the label. */
  badge?: string;
}

/** A page that only other pages link to. */
interface UnlinkedPage {
  menu?: undefined;
  profileMenu?: undefined;
  icon?: undefined;
  label?: undefined;
  badge?: undefined;
}

/**
 * An entry of an app's `src/pages.ts`. Entries appear in the menus in this order. `Title` is a key of the
 * app's titles (`src/titles`).
 *
 * The build reads `pages.ts` without running any page's code and writes `remote.json` from it: the file
 * imports only types, and `load` contains only the import of a page.
 */
export type Page<Title extends string = string> = PageFacts<Title> &
  (LinkedPage<Title> | UnlinkedPage);
