import { useState } from 'react';

/**
 * A record as it was found last: undefined while it is first looked for. It stays while it is looked
 * for again, and where it has left a list: what is typed in a form over it stays with it.
 */
export function useLastFound<Found>(found: Found | undefined): Found | undefined {
  const [last, setLast] = useState(found);
  if (found !== undefined && found !== last) setLast(found);
  return last;
}
