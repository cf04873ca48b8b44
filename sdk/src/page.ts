import type { ComponentType } from 'react';
import type { AbilityRule } from './session';

/** A request that needs nothing but who is signed in. */
export interface FirstRequest {
  /** Name of the endpoint in the contract, one that the page's code calls: `listSubscribers`. */
  endpoint: string;
  /** All that is sent as its query, empty values too. */
  query?: Readonly<Record<string, string | number | boolean>>;
}

/** What every page declares. */
interface PageFacts<Title extends string> {
  /**
   * Path pattern of react-router, absolute: `/doctor/patients`. Several where one page shows a list
   * and a record over it: going between them keeps the page. Links lead to the first.
   */
  path: string | readonly string[];
  /** Title of the page: in the browser's tab, and announced when the page is reached. */
  title: Title;
  /** What a person must be allowed to do to see the page and its links; `read` of `Auth`, which everybody is, where it is left out. */
  access?: AbilityRule;
  /**
   * The page is there for everybody, signed in or not, and stands alone in the window, without menu
   * and top bar. Its addresses are in what `remotes.json` opens; it asks for no access.
   */
  open?: true;
  /**
   * What the page asks for first at its first address, without a search. An API is asked for it while
   * the page's code is on its way.
   */
  first?: FirstRequest;
  /**
   * What draws the page's content: it comes with the page's own files, not once a calendar or a chart
   * is in sight. For pages that are of no use without it.
   */
  draws?: 'calendar' | 'charts';
  /** The code of the page, in a folder of `src/features`, loaded when an address of it is first visited. */
  load: () => Promise<{ default: ComponentType }>;
}

/** A page that a link of the frame leads to. */
interface LinkedPage<Title extends string> {
  /** Whether the menu has the page; or the heading of the menu's group that has it. */
  menu?: true | Title;
  /** Whether the profile dropdown has the page. */
  profileMenu?: true;
  /** Name of an icon of lucide (https://lucide.dev/icons): the manifest carries its drawing. */
  icon: string;
  /** What links call the page where its title is too long for them. */
  label?: Title;
  /** Key of the count in the answer of `GET /me/badges` that is shown beside the label. */
  badge?: string;
}

/** A page that is reached from other pages only. */
interface UnlinkedPage {
  menu?: undefined;
  profileMenu?: undefined;
  icon?: undefined;
  label?: undefined;
  badge?: undefined;
}

/**
 * One line of an app's `src/pages.ts`: all that is said about a page. The order of the lines is the
 * order of the menus. `Title` is a key of the app's titles (`src/titles`).
 *
 * The build reads the lines without running any page's code, and writes them as `remote.json`: so
 * `pages.ts` imports nothing but types, and `load` is nothing but the import of a page.
 */
export type Page<Title extends string = string> = PageFacts<Title> &
  (LinkedPage<Title> | UnlinkedPage);
