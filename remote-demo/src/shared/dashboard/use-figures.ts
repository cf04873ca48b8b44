import { useMemo } from 'react';
import { formatMoney, useIntlLanguage } from '@praxis/sdk/ui';
import { numberFormat } from '@praxis/sdk/ui/page';

/** The demo's amounts are whole dollars. */
const dollars = (amount: number) => ({ amountMinor: Math.round(amount * 100), currency: 'USD' });

/** Parses an amount that the dashboard's responses hold as text: "31,460". */
export const amountOf = (text: string): number => Number(text.replaceAll(',', ''));

export interface Figures {
  count(value: number): string;
  /** Abbreviated: 84.5K. */
  short(value: number): string;
  /** Formats a percentage: 54.2 becomes "54.2%". */
  percent(value: number): string;
  /** Percentage with its sign. */
  change(value: number): string;
  money(amount: number): string;
  /** Amount with its sign. */
  signedMoney(amount: number): string;
  /** Abbreviated: $12.5K. */
  shortMoney(amount: number): string;
}

/** Formatters for figures on dashboards, in the reader's language. */
export function useFigures(): Figures {
  const language = useIntlLanguage();
  return useMemo(() => {
    const percent = { style: 'percent', maximumFractionDigits: 1 } as const;
    const format = (value: number, options?: Intl.NumberFormatOptions) =>
      numberFormat(language, options).format(value);
    return {
      count: (value) => format(value),
      short: (value) =>
        format(value, { notation: 'compact', useGrouping: 'always', maximumFractionDigits: 1 }),
      percent: (value) => format(value / 100, percent),
      change: (value) => format(value / 100, { ...percent, signDisplay: 'exceptZero' }),
      money: (amount) => formatMoney(dollars(amount), language, { stripped: true }),
      signedMoney: (amount) =>
        formatMoney(dollars(amount), language, { stripped: true, signed: true }),
      shortMoney: (amount) => formatMoney(dollars(amount), language, { compact: true }),
    };
  }, [language]);
}
