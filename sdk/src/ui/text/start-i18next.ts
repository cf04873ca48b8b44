import type { i18n, InitOptions } from 'i18next';
import { frenchElision } from './french-elision';
import { innerQuotations } from './inner-quotations';
import { interpolation } from './interpolation';
import { portugueseZero } from './portuguese-zero';

/** Initializes i18next with the product's interpolation rules, plural rules and post-processors. */
export async function startI18next(
  i18next: i18n,
  options: Omit<InitOptions, 'interpolation' | 'postProcess'>,
): Promise<void> {
  await i18next
    .use(innerQuotations)
    .use(frenchElision)
    .use(portugueseZero)
    .init({ ...options, interpolation, postProcess: [innerQuotations.name, frenchElision.name] });
}
