import type { ReactNode } from 'react';
import styles from './side-panel-layout.module.css';

interface SidePanelLayoutProps {
  /** Content of the panel, such as filters; null if it opens in a sheet (`useNarrow`). */
  panel: ReactNode;
  /** Width of the panel, in pixels. */
  width: number;
  children: ReactNode;
}

/** Content with a navigation panel next to it, which is hidden in print. */
export function SidePanelLayout({ panel, width, children }: SidePanelLayoutProps) {
  return (
    <div className={styles['columns']} style={{ ['--panel' as string]: `${width}px` }}>
      {panel && <div className={styles['panel']}>{panel}</div>}
      <div className={styles['content']}>{children}</div>
    </div>
  );
}
