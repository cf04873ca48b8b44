import { useId, useLayoutEffect, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import X from 'lucide-react/icons/x';
import { useAppMark } from '../../app-root';
import { classNames } from '../class-names';
import { IconButton } from '../components/icon-button';
import { focusDialog, openDialogs } from '../open-dialogs';
import { useUiText } from '../text/use-ui-text';
import styles from './modal.module.css';
import { useModalDialog } from './use-modal-dialog';
import { useRoomForToasts } from './use-room-for-toasts';

export interface ModalProps {
  /** Heading and accessible name. */
  title: ReactNode;
  children: ReactNode;
  /** Buttons, the primary one first. */
  footer?: ReactNode;
  /** Called on Escape, a click on the backdrop, and the close button. */
  onClose(): void;
  /** `drawer`: full height, from the right; `menu`: full height, from the left; `sheet`: from the bottom of a phone. */
  look?: 'dialog' | 'drawer' | 'menu' | 'sheet';
  /** Maximum width: 440, 560 or 880 px. */
  width?: 'small' | 'medium' | 'large';
  /** Shown next to the title: a status, a menu. */
  extra?: ReactNode;
  /** Makes it an `alertdialog`: the user has to answer a question. */
  asks?: boolean;
}

/** The modal dialog, in the browser's top layer while it is mounted. */
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
  const mark = useAppMark();
  const titleId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const buttons = useRef<HTMLDivElement>(null);
  const lastFocused = useRef<Element>(null);
  const scrolls = look !== 'dialog';
  useModalDialog(dialog, onClose);
  useRoomForToasts(dialog, buttons, footer !== undefined);
  // Refocuses the dialog when an action removes its own button from the footer. `isConnected` tells this
  // apart from the moment between blur and focus, when nothing has the focus either.
  useLayoutEffect(() => {
    const { current } = dialog;
    const isRemoved = lastFocused.current?.isConnected === false;
    const isFocusLost = isRemoved && document.activeElement === document.body;
    if (current && isFocusLost && openDialogs.top() === current) focusDialog(current);
  }, [footer]);

  return createPortal(
    <dialog
      ref={dialog}
      {...mark}
      role={asks ? 'alertdialog' : 'dialog'}
      aria-labelledby={titleId}
      tabIndex={-1}
      className={classNames(styles['layer'], styles[`${look}Layer`])}
      onKeyUp={scrollWholeIntoView}
      onFocus={({ target }) => {
        lastFocused.current = target;
      }}
    >
      <div
        className={classNames(
          styles['panel'],
          styles[look === 'menu' ? 'drawer' : look],
          look !== 'sheet' && styles[look === 'menu' ? 'menu' : width],
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
          // Focusable, so that the keyboard can scroll it.
          {...(scrolls && { role: 'group', 'aria-labelledby': titleId, tabIndex: 0 })}
        >
          {children}
        </div>
        {footer !== undefined && (
          <div ref={buttons} className={styles['footer']}>
            {footer}
          </div>
        )}
      </div>
    </dialog>,
    document.body,
  );
}

/** Scrolls the focused element into view as a whole: on Tab, browsers only scroll to the caret of a multi-line field. */
function scrollWholeIntoView({ key, target }: KeyboardEvent): void {
  if (key === 'Tab' && target instanceof HTMLElement) target.scrollIntoView({ block: 'nearest' });
}
