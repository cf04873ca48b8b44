import { createContext, useContext } from 'react';
import type { Failure } from '../../data/request-error';
import { useUiText } from '../text/use-ui-text';

/** Whether what a dialog asks about can no longer be done: its record doesn't carry the action any more. */
export const ActionOverContext = createContext(false);

/** For forms: once their action is over, what becomes of the entries is no question any more. */
export const useIsActionOver = () => useContext(ActionOverContext);

/** Refusals that ask for another try: there is none. */
const asksAgain = new Set(['transition_not_allowed', 'version_conflict']);

/**
 * For dialogs: what is said once their action is over, when no button is offered that could only be
 * refused, and what is still to be said of the last try. Where nobody knows whether that try was
 * carried out, another one tells.
 */
export function useActionOver(busy: boolean, failure: Failure | null) {
  const text = useUiText();
  const isOver = useIsActionOver() && !busy && (!failure || failure.kind === 'rule');
  if (!isOver) return { over: null, failure };
  return asksAgain.has(failure?.code ?? '')
    ? { over: text('actionOver.refused'), failure: null }
    : { over: text('actionOver.plain'), failure };
}
