import type { ReactNode } from 'react';
import Timeline from 'antd/es/timeline';
import { AntdScope } from '../antd/antd-scope';
import { Icon, type LucideIcon } from '../components/icon';
import type { Tone } from '../theme/tokens';
import styles from './timeline.module.css';

export interface TimelineItem {
  id: string;
  title: ReactNode;
  /** Time of the event, next to the title. */
  when?: ReactNode;
  /** Content below the title. */
  children?: ReactNode;
  /** Replaces the dot. */
  icon?: LucideIcon;
  /** Color by meaning; the primary color by default. */
  tone?: Tone;
}

export interface TimelineProps {
  /** Oldest first. */
  items: readonly TimelineItem[];
}

/** Events in chronological order, based on antd's timeline. */
export default function TimelineView({ items }: TimelineProps) {
  return (
    <AntdScope>
      <Timeline
        className={styles['timeline']}
        items={items.map(({ id, title, when, children, icon, tone }) => ({
          key: id,
          color: tone ? `var(--praxis-${tone})` : 'var(--praxis-primary)',
          icon: icon && <Icon of={icon} size={16} />,
          content: (
            <>
              <div className={styles['head']}>
                <strong>{title}</strong>
                {when !== undefined && <span className={styles['when']}>{when}</span>}
              </div>
              {children}
            </>
          ),
        }))}
      />
    </AntdScope>
  );
}
