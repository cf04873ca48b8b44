import { createElement, type ComponentType, type FunctionComponent } from 'react';
import { useHostIfAny } from '../../host';
import { useFailureText } from '../text/failure-text';
import { useUiText } from '../text/use-ui-text';
import { fetchFailure } from './fetch-failure';
import { useLazyComponent, type PartLoader } from './use-lazy-component';

/**
 * Creates a dialog that loads its code when it is opened: `{isOpen && <Dialog onClose={close} />}`. A notice
 * tells the user if that takes long or fails; after a failure `onClose` is called, and opening it again retries.
 */
export function lazyDialog<Props extends { onClose(): void }>(
  load: PartLoader<Props>,
): FunctionComponent<Props> {
  return function LazyDialog(props: Props) {
    const Dialog = useLazyDialog(load, () => props.onClose());
    return Dialog && createElement(Dialog, props);
  };
}

/** Loads a dialog like `lazyDialog`, by a loader that is only known when it is opened. */
export function useLazyDialog<Props>(
  load: PartLoader<Props>,
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
