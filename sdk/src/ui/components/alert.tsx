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
  /** Severity; sets color and icon. */
  kind?: AlertKind;
  /** The message, in a few words. */
  title?: ReactNode;
  /** Details, or what to do next. */
  children?: ReactNode;
  /** Button at the end. */
  action?: ReactNode;
  /** Not announced when it appears or changes: for the state of a record, or a list of errors that shrinks. */
  quiet?: boolean;
  className?: string;
}

export const kindIcons: Readonly<Record<AlertKind, LucideIcon>> = {
  success: CircleCheck,
  info: Info,
  warning: TriangleAlert,
  danger: CircleAlert,
};

/** Inline message. Screen readers announce a danger immediately. */
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
