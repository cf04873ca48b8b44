import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import styles from './edit.module.css';

interface Props {
  shown: boolean;
  /**
   * Called when a field in the hidden panel has to be revealed, such as by a link of the error
   * summary.
   */
  onAsked(): void;
  children: ReactNode;
}

/** Fields of one tab. They stay mounted while another tab is shown, so that no input is lost. */
export function TabPanel({ shown, onAsked, children }: Props) {
  const panel = useRef<HTMLDivElement>(null);
  // Synchronously, so that the field can take the focus.
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
