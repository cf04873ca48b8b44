import type { ReactNode } from 'react';
import styles from './with-panel.module.css';

interface WithPanelProps {
  /** What stands before the content, such as its filters; nothing where it waits in a sheet (`useNarrow`). */
  panel: ReactNode;
  /** Of the panel, pixels. */
  width: number;
  children: ReactNode;
}

/** Content with a panel beside it to find one's way by, which is of no use on paper. */
export function WithPanel({ panel, width, children }: WithPanelProps) {
  return (
    <div className={styles['columns']} style={{ ['--panel' as string]: `${width}px` }}>
      {panel && <div className={styles['panel']}>{panel}</div>}
      <div className={styles['content']}>{children}</div>
    </div>
  );
}
