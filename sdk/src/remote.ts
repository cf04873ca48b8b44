import type { ComponentType } from 'react';
import type { Reducer } from 'redux';
import type { Saga } from 'redux-saga';
import type { App } from './app';
import type { Query } from './data/query';
import type { Language } from './language';
import type { Navigation } from './manifest';
import type { Page } from './page';
import type { AbilityRule } from './session';

/** Texts of a namespace: nested keys, as in i18next. */
export interface Texts {
  [key: string]: string | Texts;
}

/** Props of an app's items in the top bar. */
export interface TopBarProps {
  /** Links and pages that the user is authorized to see. */
  navigation: Navigation;
}

/** An app's item in the top bar, such as a cart with its count. */
export interface TopBarItem {
  /** `start` is the space left by the search, `end` precedes the frame's own buttons. */
  place: 'start' | 'end';
  /** Path prefixes of the pages that show it. */
  over: readonly string[];
  /** Permission that it requires; as in `Page`. */
  access?: AbilityRule;
  /** Feature whose texts it uses. */
  feature: string;
  /** Loads its code once a page that shows it is interactive. */
  load: () => Promise<{ default: ComponentType<TopBarProps> }>;
}

/** An app's search dialog, which replaces the frame's own (pages only). */
export interface AppSearch {
  /** Feature whose texts it uses. */
  feature: string;
  /** Loads the dialog on the first search. */
  load: () => Promise<{ default: ComponentType<TopBarProps & { onClose(): void }> }>;
}

/** Records that the frame's search finds in addition to pages, such as a doctor's patients by name. */
export interface RecordSearch<Data = unknown> {
  /** Path of the menu entry whose label is the heading of the results. */
  page: string;
  /** Requests the records that match a text. */
  query: Query<string, Data>;
  /** A hook that describes the records of a response, in order of relevance. */
  useResults(data: Data | null): readonly RecordResult[];
}

/** One record that the search found. */
export interface RecordResult {
  /** Path of the page that shows it; unique among the results. */
  path: string;
  name: string;
  /** Distinguishes records of the same name. */
  detail?: string;
  avatarUrl?: string | null;
}

/** The only module that a role app exposes (`src/remote.ts`). */
export interface RemoteModule {
  app: App;
  pages: readonly Page[];
  topBarItems?: readonly TopBarItem[];
  search?: AppSearch;
  /** Loads what the frame's search needs for the app's records, on the first search. */
  recordSearch?: () => Promise<{ default: RecordSearch }>;
  /** Reducer of the app's state, stored under the app's id. */
  reducer?: Reducer;
  /** Runs from the first visit until sign-out. */
  saga?: Saga;
  /**
   * Loads the texts of a feature, `src/features/<feature>/texts`, with its pages. In i18next, all texts of an
   * app share the app's id as namespace.
   */
  texts(feature: string, language: Language): Promise<{ default: Texts }>;
  /** Loads the texts shared by several features, `src/shared/texts`, with the first page. */
  sharedTexts?(language: Language): Promise<{ default: Texts }>;
  /** Cleans up listeners and timers outside of the app's pages; called at sign-out. */
  dispose?(): void;
}

/** Version of the sdk that the shell provides; checked against `App.sdk`. */
export const sdkVersion = '1.0.0';
