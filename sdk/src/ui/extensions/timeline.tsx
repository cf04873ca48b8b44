import type { ReactNode } from 'react';
import Timeline from 'antd/es/timeline';
import { AntdScope } from '../antd/antd-scope';
import { Icon, type LucideIcon } from '../components/icon';
import type { Tone } from '../theme/tokens';
import styles from './timeline.module.css';

export interface TimelineItem {
  id: string;
  title: ReactNode;
  /** When it was, beside the title. */
  when?: ReactNode;
  /** Under the title. */
  children?: ReactNode;
  /** In the place of the dot. */
  icon?: LucideIcon;
  /** What it means; the primary color by default. */
  tone?: Tone;
}

export interface TimelineProps {
  /** Oldest first. */
  items: readonly TimelineItem[];
}

/** What happened, in its order, on antd's timeline. */
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
