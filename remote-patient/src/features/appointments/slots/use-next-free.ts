import { useState } from 'react';
import { listSlots } from '@praxis/contract/endpoints/public';
import { useHost } from '@praxis/sdk';
import { addDays, localDateIn } from '@praxis/sdk/ui/page';

/** So many days may be asked for at once. */
const stretch = 31;
/** How far ahead is looked: no practice takes bookings beyond it. */
const stretches = 6;

type Found = { on: string } | { none: true };

/** Looks for the first day with a free time after a day; the reader's day of it, or that there is none. */
export function useNextFree(doctorId: string, visitTypeId: string, zone: string) {
  const { client } = useHost();
  const [looking, setLooking] = useState(false);
  return {
    looking,
    async find(after: string): Promise<Found> {
      setLooking(true);
      try {
        for (let index = 0; index < stretches; index += 1) {
          const from = addDays(after, index * stretch);
          const { items } = await client.call(listSlots, {
            params: { id: doctorId },
            query: { from, to: addDays(from, stretch - 1), visitTypeId },
          });
          const first = items[0];
          if (first) return { on: localDateIn(zone, Date.parse(first.startAt)) };
        }
        return { none: true };
      } finally {
        setLooking(false);
      }
    },
  };
}
