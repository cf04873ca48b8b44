import type { ThirdPartyModule } from 'i18next';

interface PluralResolver {
  getSuffix(language: string, count: number, options?: { ordinal?: boolean }): string;
}

/**
 * Unicode counts nought among the singular in Portuguese, but in Brazil it takes the plural: "0 médicos".
 * A module of i18next that speaks of none as of several.
 */
export const portugueseZero: ThirdPartyModule = {
  type: '3rdParty',
  init({ services }) {
    const resolver = services.pluralResolver as PluralResolver;
    const suffixOf = resolver.getSuffix.bind(resolver);
    resolver.getSuffix = (language, count, options) =>
      suffixOf(
        language,
        language === 'pt' && count === 0 && !options?.ordinal ? 2 : count,
        options,
      );
  },
};
