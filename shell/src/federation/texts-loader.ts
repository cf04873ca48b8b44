import type { RemoteModule } from '@praxis/sdk';
import type { TextsLoader } from '../language/language';

/**
 * Loads the texts of a feature in any language. It is kept until the tab is closed, so it is made where
 * nothing else is at hand: written in a component, it would hold what that holds, the person's data.
 *
 * An app that was released before a language was added has no texts in it, and English stands in.
 */
export const textsLoader =
  (module: RemoteModule, feature: string): TextsLoader =>
  (language) =>
    module.texts(feature, language).catch((error: unknown) => {
      if (language === 'en' || !isNotInBuild(error)) throw error;
      return module.texts(feature, 'en');
    });

/** What webpack fails with where a build has no such file; one that doesn't arrive fails otherwise. */
const isNotInBuild = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'MODULE_NOT_FOUND';
