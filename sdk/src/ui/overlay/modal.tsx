import { createElement, useState, type ReactNode } from 'react';
import { useHostIfAny } from '../../host';
import { deferredCode } from '../lazy/deferred-code';
import { fetchFailure } from '../lazy/fetch-failure';
import { useLazyComponent } from '../lazy/use-lazy-component';
import { useFailureText } from '../text/failure-text';

export interface ModalProps {
  title: ReactNode;
  children: ReactNode;
  /** Buttons; the one that acts comes first. */
  footer?: ReactNode;
  /** Called by Escape, by a click beside it and by the cross. */
  onClose(): void;
  /** `drawer` comes from the side and is as high as the window; `menu` does from where menus are. */
  look?: 'dialog' | 'drawer' | 'menu';
  width?: 'small' | 'medium' | 'large';
  /** Beside the title: a status, a menu. */
  extra?: ReactNode;
  /** The person is asked something and has to answer: `alertdialog`. */
  asks?: boolean;
}

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
  // What was there when it opened stays: a dialog that is mounted anew loses what was typed in it.
  const [ready] = useState(() => layer.now()?.ModalLayer ?? null);
  const fetched = useLazyComponent(ready ? null : loadLayer, () => {
    props.onClose();
    host?.notify({ kind: 'error', text: failureText(fetchFailure()) });
  });
  const Layer = ready ?? fetched;
  return Layer && createElement(Layer, props);
}

/** A dialog at the side of the page. */
export function Drawer(props: Omit<ModalProps, 'look'>) {
  return <Modal {...props} look="drawer" />;
}
