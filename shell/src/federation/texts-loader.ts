import type { RemoteModule } from '@praxis/sdk';
import type { TextsLoader } from '../language/language';

/**
 * Creates the loader of a feature's texts in any language. It lives until the tab is closed, so it must
 * not be a closure in a component, which would retain the user's data.
 *
 * English is the fallback for languages that are newer than the app.
 */
export const textsLoader =
  (module: RemoteModule, feature: string): TextsLoader =>
  (language) =>
    module.texts(feature, language).catch((error: unknown) => {
      if (language === 'en' || !isNotInBuild(error)) throw error;
      return module.texts(feature, 'en');
    });

/** Whether webpack failed because the build has no such file, not because of the network. */
const isNotInBuild = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'MODULE_NOT_FOUND';
