import { Children, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { standAnnouncer } from '../announcer';
import { showOnTop } from '../floating';
import { openDialogs } from '../open-dialogs';
import { useUiText } from '../text/use-ui-text';
import styles from './toast.module.css';

/**
 * Where toasts stand; the newest comes first. They are over everything, and in the topmost modal
 * dialog: whatever is outside of it can neither be pressed nor is it read out. With it the announcer is
 * there before the first toast is.
 */
export function ToastArea({ children }: { children: ReactNode }) {
  const text = useUiText();
  const area = useRef<HTMLElement>(null);
  const [place] = useState(() => document.createElement('div'));

  useLayoutEffect(() => {
    standAnnouncer();
    const moveToTop = () => {
      (openDialogs.top() ?? document.body).append(place);
      if (area.current?.hasChildNodes()) showOnTop(area.current);
    };
    moveToTop();
    const stop = openDialogs.subscribe(moveToTop);
    return () => {
      stop();
      place.remove();
    };
  }, [place]);

  // Not before there is something to show: a browser works out the styles of the whole page for it.
  const isEmpty = Children.count(children) === 0;
  useLayoutEffect(() => {
    if (!isEmpty && area.current) showOnTop(area.current);
  }, [isEmpty]);

  return createPortal(
    <section ref={area} data-toasts className={styles['area']} aria-label={text('notices')}>
      {children}
    </section>,
    place,
  );
}
