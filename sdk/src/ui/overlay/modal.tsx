import { createElement, useState } from 'react';
import { useHostIfAny } from '../../host';
import { deferredCode } from '../lazy/deferred-code';
import { fetchFailure } from '../lazy/fetch-failure';
import { useLazyComponent } from '../lazy/use-lazy-component';
import { useFailureText } from '../text/failure-text';
import { useUiText } from '../text/use-ui-text';
import type { ModalProps } from './modal-layer';

export type { ModalProps };

const layer = deferredCode(() => import(/* webpackChunkName: "modal-layer" */ './modal-layer'));
const loadLayer = async () => ({ default: (await layer.load()).ModalLayer });

/**
 * A dialog over the page. It is open while it is rendered, so that its state begins anew each time:
 * `{isOpen && <Modal ... />}`. No page waits for its code; where that cannot be fetched, a notice
 * says so and the dialog counts as closed.
 */
export function Modal(props: ModalProps) {
  const host = useHostIfAny();
  const failureText = useFailureText();
  const text = useUiText();
  // What was there when it opened stays: a dialog that is mounted anew loses what was typed in it.
  const [ready] = useState(() => layer.now()?.ModalLayer ?? null);
  const fetched = useLazyComponent(
    ready ? null : loadLayer,
    () => {
      props.onClose();
      host?.notify({ kind: 'error', text: failureText(fetchFailure()) });
    },
    () => host?.notify({ kind: 'info', text: text('takesLong') }),
  );
  const Layer = ready ?? fetched;
  return Layer && createElement(Layer, props);
}

/** A dialog at the side of the page. */
export function Drawer(props: Omit<ModalProps, 'look'>) {
  return <Modal {...props} look="drawer" />;
}
