import type { ComponentType } from 'react';
import { useHostIfAny } from '../../host';
import { useFailureText } from '../text/failure-text';
import { useUiText } from '../text/use-ui-text';
import { fetchFailure } from './fetch-failure';
import { useLazyComponent, type PartLoader } from './use-lazy-component';

/**
 * Loads a dialog on demand. A notice tells the user if that takes long or fails; after a failure the
 * dialog is closed, and opening it again retries.
 *
 * @param load null while no dialog is open
 * @returns null until the code is loaded
 */
export function useLazyDialog<Props>(
  load: PartLoader<Props> | null,
  onClose: () => void,
): ComponentType<Props> | null {
  const host = useHostIfAny();
  const failureText = useFailureText();
  const text = useUiText();
  return useLazyComponent(
    load,
    () => {
      onClose();
      host?.notify({ kind: 'error', text: failureText(fetchFailure()) });
    },
    () => host?.notify({ kind: 'info', text: text('takesLong') }),
  );
}
