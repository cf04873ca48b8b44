import type { Mail } from '@praxis/mock-server';
import { formatAppointment, formatDateOnly, formatInstant, formatMoney } from '@praxis/sdk/ui/page';

/** What a mail may name, in the order in which it is read. */
const factKeys = [
  'name',
  'patient',
  'doctor',
  'practice',
  'plan',
  'visitType',
  'startAt',
  'startOn',
  'endOn',
  'amount',
  'author',
  'subject',
  'reason',
  'expiresAt',
] as const;
export type FactKey = (typeof factKeys)[number];

/** The facts of a mail as its reader sees them: dates and sums in the mail's language. */
export function mailFacts(
  { values, locale }: Pick<Mail, 'values' | 'locale'>,
  readerZone: string,
): { key: FactKey; value: string }[] {
  const zone = values['timeZone'] ?? readerZone;
  const written: Partial<Record<FactKey, (value: string) => string>> = {
    startAt: (at) => formatAppointment(at, null, { language: locale, zone, namesZone: true }),
    expiresAt: (at) => formatInstant(at, { language: locale, zone, namesZone: true }),
    startOn: (on) => formatDateOnly(on, locale, 'long'),
    endOn: (on) => formatDateOnly(on, locale, 'long'),
  };
  const { amountMinor, currency } = values;
  const amount =
    amountMinor &&
    currency &&
    formatted(`${amountMinor} ${currency}`, () =>
      formatMoney({ amountMinor: finite(amountMinor), currency }, locale),
    );
  const all: Readonly<Record<string, string>> = { ...values, ...(amount && { amount }) };
  return factKeys.flatMap((key) => {
    const value = all[key];
    const write = written[key];
    return value ? [{ key, value: write ? formatted(value, write) : value }] : [];
  });
}

/** Data that were imported may name anything: what is no date, zone or sum is said as it is written. */
function formatted(text: string, format: (text: string) => string): string {
  try {
    return format(text);
  } catch (error) {
    if (error instanceof RangeError) return text;
    throw error;
  }
}

function finite(text: string): number {
  const number = Number(text);
  if (!Number.isFinite(number)) throw new RangeError(`${text} is no number.`);
  return number;
}
