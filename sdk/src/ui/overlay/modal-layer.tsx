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
  /** Its heading, and its name for screen readers. */
  title: ReactNode;
  children: ReactNode;
  /** Buttons; the one that acts comes first. */
  footer?: ReactNode;
  /** Called by Escape, by a click beside it and by the cross. */
  onClose(): void;
  /**
   * `drawer` comes from the side and is as high as the window; `menu` does from where menus are;
   * `sheet` comes from the bottom of a phone.
   */
  look?: 'dialog' | 'drawer' | 'menu' | 'sheet';
  /** 440, 560 or 880 px at most. */
  width?: 'small' | 'medium' | 'large';
  /** Beside the title: a status, a menu. */
  extra?: ReactNode;
  /** The person is asked something and has to answer: `alertdialog`. */
  asks?: boolean;
}

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
  const mark = useAppMark();
  const titleId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const buttons = useRef<HTMLDivElement>(null);
  const lastFocused = useRef<Element>(null);
  const scrolls = look !== 'dialog';
  useModalDialog(dialog, onClose);
  useRoomForToasts(dialog, buttons, footer !== undefined);
  // A button goes with the act that it carried out: whoever pressed it by key goes on from here. On
  // the way from one field to the next, too, nothing has the focus, but there both of them stay.
  useLayoutEffect(() => {
    const { current } = dialog;
    const isGone = lastFocused.current?.isConnected === false;
    const isLost = isGone && document.activeElement === document.body;
    if (current && isLost && openDialogs.top() === current) focusDialog(current);
  }, [footer]);

  return createPortal(
    <dialog
      ref={dialog}
      {...mark}
      role={asks ? 'alertdialog' : 'dialog'}
      aria-labelledby={titleId}
      tabIndex={-1}
      className={classNames(styles['layer'], styles[`${look}Layer`])}
      onKeyUp={showWhole}
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
          // Its content scrolls by itself: the keys need a place from which to scroll it.
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

/** Of what Tab comes to, browsers bring the caret into sight: of a text of several lines the first one. */
function showWhole({ key, target }: KeyboardEvent): void {
  if (key === 'Tab' && target instanceof HTMLElement) target.scrollIntoView({ block: 'nearest' });
}
