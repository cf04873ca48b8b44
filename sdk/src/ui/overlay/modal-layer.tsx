import { useId, useRef } from 'react';
import { createPortal } from 'react-dom';
import X from 'lucide-react/icons/x';
import { classNames } from '../class-names';
import { IconButton } from '../components/icon-button';
import { useUiText } from '../text/use-ui-text';
import type { ModalProps } from './modal';
import styles from './modal.module.css';
import { useModalDialog } from './use-modal-dialog';

/** The dialog itself, in the browser's top layer while it is mounted. */
export function ModalLayer({
  title,
  children,
  footer,
  onClose,
  look = 'dialog',
  width = 'medium',
  extra,
  asks = false,
}: ModalProps) {
  const text = useUiText();
  const titleId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const atSide = look !== 'dialog';
  useModalDialog(dialog, onClose);

  return createPortal(
    <dialog
      ref={dialog}
      role={asks ? 'alertdialog' : 'dialog'}
      aria-labelledby={titleId}
      tabIndex={-1}
      className={classNames(styles['layer'], styles[`${look}Layer`])}
    >
      <div
        className={classNames(
          styles['panel'],
          styles[atSide ? 'drawer' : 'dialog'],
          styles[look === 'menu' ? 'menu' : width],
        )}
      >
        <div className={styles['header']}>
          <h2 id={titleId} className={styles['title']}>
            {title}
          </h2>
          {extra}
          <IconButton
            size="small"
            icon={X}
            label={text('close')}
            className={styles['close']}
            onClick={onClose}
          />
        </div>
        <div
          className={styles['body']}
          // A drawer's content scrolls by itself: the keys need a place from which to scroll it.
          {...(atSide && { role: 'group', 'aria-labelledby': titleId, tabIndex: 0 })}
        >
          {children}
        </div>
        {footer !== undefined && <div className={styles['footer']}>{footer}</div>}
      </div>
    </dialog>,
    document.body,
  );
}
