import type { ComponentType } from 'react';
import { useHostIfAny } from '../../host';
import { useFailureText } from '../text/failure-text';
import { useUiText } from '../text/use-ui-text';
import { fetchFailure } from './fetch-failure';
import { useLazyComponent, type PartLoader } from './use-lazy-component';

/**
 * A dialog whose code is fetched when it is asked for. A fetch that takes long is said in a notice; one that
 * fails, too, and the dialog counts as closed: asking again fetches again.
 *
 * @param load null while no dialog is asked for
 * @returns null until the code is there
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
