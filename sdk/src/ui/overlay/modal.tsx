import { createElement, useState } from 'react';
import { deferredCode } from '../lazy/deferred-code';
import { useLazyDialog } from '../lazy/use-lazy-dialog';
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
  // What was there when it opened stays: a dialog that is mounted anew loses what was typed in it.
  const [ready] = useState(() => layer.now()?.ModalLayer ?? null);
  const fetched = useLazyDialog(ready ? null : loadLayer, () => props.onClose());
  const Layer = ready ?? fetched;
  return Layer && createElement(Layer, props);
}

/** A dialog at the side of the page. */
export function Drawer(props: Omit<ModalProps, 'look'>) {
  return <Modal {...props} look="drawer" />;
}
