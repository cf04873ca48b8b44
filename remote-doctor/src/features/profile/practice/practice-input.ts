import type { Policies, Practice } from '@praxis/contract/entities/practice';

/** Currencies that a practice can charge in. */
export const currencies = ['USD', 'EUR', 'GBP', 'CHF', 'CAD', 'BRL'] as const;

/** Fields whose numbers may be empty while typing. */
type Typed<Fields> = { [Key in keyof Fields]: number | null };

/** Editable fields of a practice as form values. */
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

/** Returns the policies if no number is missing. */
export function completePolicies(policies: Typed<Policies>): Policies | null {
  const { leadTimeMin, horizonDays, cancelWindowHours, expiringDays } = policies;
  return leadTimeMin === null ||
    horizonDays === null ||
    cancelWindowHours === null ||
    expiringDays === null
    ? null
    : { leadTimeMin, horizonDays, cancelWindowHours, expiringDays };
}
