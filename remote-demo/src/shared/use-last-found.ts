import { useEffect, useRef, useState } from 'react';
import { notifyRecordRestored } from '@praxis/sdk';

/**
 * Last loaded version of a record; undefined until it first loads. It persists during a reload and
 * after the record has left its list, so that a form over it keeps its input. Once the record is
 * found again, the form no longer reports it as gone.
 */
export function useLastFound<Found>(found: Found | undefined): Found | undefined {
  const [last, setLast] = useState(found);
  if (found !== undefined && found !== last) setLast(found);
  const isGone = found === undefined && last !== undefined;
  const wasGone = useRef(isGone);
  useEffect(() => {
    if (wasGone.current && !isGone) notifyRecordRestored();
    wasGone.current = isGone;
  }, [isGone]);
  return last;
}
