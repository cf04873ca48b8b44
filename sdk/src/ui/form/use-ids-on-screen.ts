import { useSyncExternalStore } from 'react';
import { idsOnScreen } from './screen-order';

/** Ids of what a form shows, looked up anew with each rendering of it; none while it is not `watched`. */
export function useIdsOnScreen(formId: string, watched: boolean): readonly string[] {
  const ids = useSyncExternalStore(never, () => (watched ? idsOnScreen(formId).join('\n') : ''));
  return ids === '' ? [] : ids.split('\n');
}

/** The screen tells nobody what changes on it: React looks again after each rendering. */
const never = () => () => undefined;
