import type { ComponentType } from 'react';
import type { Reducer } from 'redux';
import type { Saga } from 'redux-saga';
import type { App } from './app';
import type { Language } from './language';
import type { Navigation } from './manifest';
import type { Page } from './page';
import type { AbilityRule } from './session';

/** Texts of one namespace: nested keys, as i18next takes them. */
export interface Texts {
  [key: string]: string | Texts;
}

/** What the top bar tells the parts that an app brings to it. */
export interface TopBarProps {
  /** Links and pages that the person may see. */
  navigation: Navigation;
}

/** What an app puts into the top bar, beside its pages: a cart with its count. */
export interface TopBarItem {
  /** `start` is what the search leaves of the bar, `end` stands before the frame's own buttons. */
  place: 'start' | 'end';
  /** Path prefixes of the pages that it stands over. */
  over: readonly string[];
  /** What a person must be allowed to do to be shown it; as in `Page`. */
  access?: AbilityRule;
  /** The feature whose texts it shows. */
  feature: string;
  /** Its code, loaded once a page that it stands over can be used. */
  load: () => Promise<{ default: ComponentType<TopBarProps> }>;
}

/** What the search of the top bar opens in place of the frame's own, which finds pages alone. */
export interface AppSearch {
  /** The feature whose texts it shows. */
  feature: string;
  /** A dialog, loaded when somebody searches. */
  load: () => Promise<{ default: ComponentType<TopBarProps & { onClose(): void }> }>;
}

/** The one module that a role app exposes (`src/remote.ts`). */
export interface RemoteModule {
  app: App;
  pages: readonly Page[];
  topBarItems?: readonly TopBarItem[];
  search?: AppSearch;
  /** State of the app, kept under its id. */
  reducer?: Reducer;
  /** Runs from the first visit until the person signs out. */
  saga?: Saga;
  /**
   * The texts of a feature, `src/features/<feature>/texts`: they come with its pages. i18next knows
   * all texts of an app under the app's id as namespace.
   */
  texts(feature: string, language: Language): Promise<{ default: Texts }>;
  /** The texts that several features show, `src/shared/texts`: they come with the first page. */
  sharedTexts?(language: Language): Promise<{ default: Texts }>;
  /** Undoes what the module did outside of its pages (listeners, timers): called as the person signs out. */
  dispose?(): void;
}

/** Version of the sdk that the shell provides; held against `App.sdk`. */
export const sdkVersion = '1.0.0';
