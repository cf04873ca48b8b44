import { useState } from 'react';
import { deferredCode } from '../lazy/deferred-code';
import { lazyDialog } from '../lazy/lazy-dialog';
import type { ModalProps } from './modal-layer';

export type { ModalProps };

const layer = deferredCode(() => import(/* webpackChunkName: "modal-layer" */ './modal-layer'));
const LazyLayer = lazyDialog(async () => ({ default: (await layer.load()).ModalLayer }));

/**
 * Modal dialog. It is open while it is mounted, so that its state is reset each time:
 * `{isOpen && <Modal ... />}`. Its code is lazy-loaded; if that fails, a notice is shown and `onClose` is
 * called.
 */
export function Modal(props: ModalProps) {
  // Fixed at mount: switching to another component would remount the dialog and lose its input.
  const [Layer] = useState(() => layer.now()?.ModalLayer ?? LazyLayer);
  return <Layer {...props} />;
}

/** Modal dialog at the side of the page. */
export function Drawer(props: Omit<ModalProps, 'look'>) {
  return <Modal {...props} look="drawer" />;
}
