import type { ReactNode } from 'react';
import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import Info from 'lucide-react/icons/info';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { classNames } from '../class-names';
import styles from './alert.module.css';
import { Icon, type LucideIcon } from './icon';

export type AlertKind = 'success' | 'info' | 'warning' | 'danger';

export interface AlertProps {
  /** How urgent it is; it chooses color and icon. */
  kind?: AlertKind;
  /** What there is to know, in a few words. */
  title?: ReactNode;
  /** What to do next, or more about it. */
  children?: ReactNode;
  /** A button at the end. */
  action?: ReactNode;
  /** It is no news as it comes or changes, but read where it stands: how a record is, what is still to be mended. */
  quiet?: boolean;
  className?: string;
}

export const kindIcons: Readonly<Record<AlertKind, LucideIcon>> = {
  success: CircleCheck,
  info: Info,
  warning: TriangleAlert,
  danger: CircleAlert,
};

/** Something that the person should know, where it matters. A danger is announced at once. */
export function Alert({ kind = 'info', title, children, action, quiet, className }: AlertProps) {
  return (
    <div
      role={kind === 'danger' ? 'alert' : 'status'}
      aria-live={quiet ? 'off' : undefined}
      className={classNames(styles['alert'], styles[kind], className)}
    >
      <Icon of={kindIcons[kind]} className={styles['icon']} />
      <div className={styles['text']}>
        {title !== undefined && <strong className={styles['title']}>{title}</strong>}
        {children !== undefined && <div>{children}</div>}
      </div>
      {action !== undefined && <div className={styles['action']}>{action}</div>}
    </div>
  );
}
