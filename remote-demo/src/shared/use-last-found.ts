import { useEffect, useRef, useState } from 'react';
import { tellOfReturn } from '@praxis/sdk';

/**
 * A record as it was found last: undefined while it is first looked for. It stays while it is looked
 * for again, and where it has left a list: what is typed in a form over it stays with it. Once it is
 * found again, that form no longer says that it is gone.
 */
export function useLastFound<Found>(found: Found | undefined): Found | undefined {
  const [last, setLast] = useState(found);
  if (found !== undefined && found !== last) setLast(found);
  const isGone = found === undefined && last !== undefined;
  const wasGone = useRef(isGone);
  useEffect(() => {
    if (wasGone.current && !isGone) tellOfReturn();
    wasGone.current = isGone;
  }, [isGone]);
  return last;
}
