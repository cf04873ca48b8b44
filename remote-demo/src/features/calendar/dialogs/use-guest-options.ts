import { useMemo } from 'react';
import type { CalendarEvent } from '@praxis/contract/demo/calendar';
import { inOneLine } from '@praxis/contract/rules/texts/one-line';
import { useQuery } from '@praxis/sdk/data';
import { propertiesOf } from '../event-properties';
import { guestsQuery } from '../queries';

/** Options for guests: all users, and those already invited. */
export function useGuestOptions(initial: readonly string[], event: CalendarEvent | null) {
  const query = useQuery(guestsQuery, {});
  const { data } = query;
  const options = useMemo(() => {
    const known = new Map(data?.map(({ email, fullName }) => [email, fullName]));
    const before = new Map(event ? propertiesOf(event).guests.map((one) => [one.key, one]) : []);
    const others = initial.filter((key) => !known.has(key));
    return {
      known,
      options: [
        ...[...known].map(([email, name]) => ({
          value: email,
          label: inOneLine([name, email], ' · '),
          chosen: name,
        })),
        ...others.map((key) => ({ value: key, label: before.get(key)?.name ?? key })),
      ],
    };
  }, [data, initial, event]);
  return { ...options, query };
}

export type GuestOptions = ReturnType<typeof useGuestOptions>;
