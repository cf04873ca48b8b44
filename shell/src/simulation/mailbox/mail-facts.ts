import type { Mail } from '@praxis/mock-server';
import { formatAppointment, formatDateOnly, formatInstant, formatMoney } from '@praxis/sdk/ui/page';

/** The values that an email may contain, in display order. */
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

/** Formats the values of an email, with dates and amounts in the email's language. */
export function mailFacts(
  { values, locale }: Pick<Mail, 'values' | 'locale'>,
  readerZone: string,
): { key: FactKey; value: string }[] {
  const zone = values['timeZone'] ?? readerZone;
  const formatters: Partial<Record<FactKey, (value: string) => string>> = {
    startAt: (at) => formatAppointment(at, null, { language: locale, zone, namesZone: true }),
    expiresAt: (at) => formatInstant(at, { language: locale, zone, namesZone: true }),
    startOn: (on) => formatDateOnly(on, locale, 'long'),
    endOn: (on) => formatDateOnly(on, locale, 'long'),
  };
  const { amountMinor, currency } = values;
  const amount =
    amountMinor &&
    currency &&
    formatOrKeep(`${amountMinor} ${currency}`, () =>
      formatMoney({ amountMinor: finite(amountMinor), currency }, locale),
    );
  const all: Readonly<Record<string, string>> = { ...values, ...(amount && { amount }) };
  return factKeys.flatMap((key) => {
    const value = all[key];
    const format = formatters[key];
    return value ? [{ key, value: format ? formatOrKeep(value, format) : value }] : [];
  });
}

/** Imported data may contain anything: invalid dates, time zones and amounts are shown unchanged. */
function formatOrKeep(text: string, format: (text: string) => string): string {
  try {
    return format(text);
  } catch (error) {
    if (error instanceof RangeError) return text;
    throw error;
  }
}

function finite(text: string): number {
  const number = Number(text);
  if (!Number.isFinite(number)) throw new RangeError(`${text} is not a number.`);
  return number;
}
