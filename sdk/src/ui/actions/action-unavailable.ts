import { createContext, useContext } from 'react';
import type { Failure } from '../../data/request-error';
import { useUiText } from '../text/use-ui-text';

/** Whether the action of the open dialog is no longer possible: its record no longer carries the action. */
export const ActionUnavailableContext = createContext(false);

/** For forms: unsaved input and concurrent changes no longer matter once the action is impossible. */
export const useIsActionUnavailable = () => useContext(ActionUnavailableContext);

/** Error codes whose texts suggest a retry, which is not possible any more. */
const retryCodes = new Set(['transition_not_allowed', 'version_conflict']);

/**
 * For dialogs: the message that replaces the submit button once the action is impossible (`over`), and
 * the failure that is still worth showing. After a failure without a response the button stays: only a
 * retry can tell whether the request was processed.
 */
export function useActionUnavailable(busy: boolean, failure: Failure | null) {
  const text = useUiText();
  const isOver = useIsActionUnavailable() && !busy && (!failure || failure.kind === 'rule');
  if (!isOver) return { over: null, failure };
  return retryCodes.has(failure?.code ?? '')
    ? { over: text('actionOver.refused'), failure: null }
    : { over: text('actionOver.plain'), failure };
}
