import type { Reducer } from 'redux';
import type { ComponentType } from 'react';
import type { Saga } from 'redux-saga';
import type { Language } from './language';

/** Texts of one namespace: nested keys, as i18next takes them. */
export interface Texts {
  [key: string]: string | Texts;
}

/**
 * The one module that a role app exposes. `satisfies RemoteModule<PageOf<typeof manifest>>` ties
 * its pages to the routes of its manifest.
 */
export interface RemoteModule<Page extends string = string> {
  /** The code of each page, loaded when its route is first visited. */
  pages: Readonly<Record<Page, () => Promise<{ default: ComponentType }>>>;
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
  /** Undoes what the module did outside of the page (listeners, timers) before it is let go. */
  dispose?(): void;
}

/** Version of the sdk that the shell provides; held against `RemoteManifest.sdk`. */
export const sdkVersion = '1.0.0';
