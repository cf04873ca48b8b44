import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import styles from './edit.module.css';

interface Props {
  shown: boolean;
  /** Something in it is to be seen: a field that the summary of the form leads to. */
  onAsked(): void;
  children: ReactNode;
}

/** The fields under one tab. They stay while another is shown: nothing that was entered is lost. */
export function TabPanel({ shown, onAsked, children }: Props) {
  const panel = useRef<HTMLDivElement>(null);
  // At once, so that the field can take the focus.
  const show = useEffectEvent(() => flushSync(onAsked));
  useEffect(() => {
    const box = panel.current;
    const onMatch = () => show();
    box?.addEventListener('beforematch', onMatch);
    return () => box?.removeEventListener('beforematch', onMatch);
  }, []);
  return (
    <div ref={panel} hidden={!shown} className={styles.panel}>
      {children}
    </div>
  );
}
