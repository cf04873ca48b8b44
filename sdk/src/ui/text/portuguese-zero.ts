import type { ThirdPartyModule } from 'i18next';

interface PluralResolver {
  getSuffix(language: string, count: number, options?: { ordinal?: boolean }): string;
}

/**
 * Module of i18next that uses the plural for zero in Portuguese: CLDR assigns it to the singular, but
 * Brazilian usage is "0 médicos".
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
