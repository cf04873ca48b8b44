import type { Policies, Practice } from '@praxis/contract/entities/practice';

/** Currencies that a practice can take money in. */
export const currencies = ['USD', 'EUR', 'GBP', 'CHF', 'CAD', 'BRL'] as const;

/** A number that may be empty while it is typed. */
type Typed<Fields> = { [Key in keyof Fields]: number | null };

/** What of a practice can be changed, as the form holds it. */
export function practiceInput({
  name,
  address,
  phone,
  timeZone,
  currency,
  jurisdiction,
  bookingMode,
  policies,
}: Practice) {
  const typed: Typed<Practice['policies']> = policies;
  return {
    name,
    address,
    phone,
    timeZone,
    currency,
    jurisdiction,
    bookingMode,
    policies: typed,
  };
}

/** The rules once every number is there. */
export function whole(policies: Typed<Policies>): Policies | null {
  const { leadTimeMin, horizonDays, cancelWindowHours, expiringDays } = policies;
  return leadTimeMin === null ||
    horizonDays === null ||
    cancelWindowHours === null ||
    expiringDays === null
    ? null
    : { leadTimeMin, horizonDays, cancelWindowHours, expiringDays };
}
