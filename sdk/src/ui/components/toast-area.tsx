import { Children, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { mountAnnouncer } from '../announcer';
import { moveToTopLayer } from '../floating';
import { openDialogs } from '../open-dialogs';
import { useUiText } from '../text/use-ui-text';
import styles from './toast.module.css';

/**
 * Region of the toasts, newest first, in the top layer. It moves into the topmost modal dialog, because
 * everything outside is inert. It also mounts the announcer, so that its live regions exist before the
 * first toast.
 */
export function ToastArea({ children }: { children: ReactNode }) {
  const text = useUiText();
  const area = useRef<HTMLElement>(null);
  const [container] = useState(() => document.createElement('div'));

  useLayoutEffect(() => {
    mountAnnouncer();
    const moveToTop = () => {
      (openDialogs.top() ?? document.body).append(container);
      if (area.current?.hasChildNodes()) moveToTopLayer(area.current);
    };
    moveToTop();
    const stop = openDialogs.subscribe(moveToTop);
    return () => {
      stop();
      container.remove();
    };
  }, [container]);

  // Enters the top layer only with its first toast: that recalculates the styles of the whole page.
  const isEmpty = Children.count(children) === 0;
  useLayoutEffect(() => {
    if (!isEmpty && area.current) moveToTopLayer(area.current);
  }, [isEmpty]);

  return createPortal(
    <section ref={area} data-toasts className={styles['area']} aria-label={text('notices')}>
      {children}
    </section>,
    container,
  );
}
