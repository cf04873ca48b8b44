import type { RemoteModule } from '@praxis/sdk';
import type { TextsLoader } from '../language/language';

/**
 * Loads the texts of a feature in any language. It is kept until the tab is closed, so it is made where
 * nothing else is at hand: written in a component, it would hold what that holds, the person's data.
 */
export const textsLoader =
  (module: RemoteModule, feature: string): TextsLoader =>
  (language) =>
    module.texts(feature, language);
