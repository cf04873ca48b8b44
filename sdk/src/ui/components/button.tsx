import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names';
import styles from './button.module.css';
import { Icon, type LucideIcon } from './icon';
import { Link, type LinkProps } from '../link';
import { Spinner } from './spinner';

export interface ButtonLook {
  /** `primary` once per view; `quiet` has no frame; `link` reads as text. */
  kind?: 'primary' | 'secondary' | 'quiet' | 'link';
  /** The action is destructive. */
  danger?: boolean;
  /** `small` in rows and toolbars, `large` if the button is the page's only action. */
  size?: 'small' | 'medium' | 'large';
  /** Takes the whole width. */
  block?: boolean;
  /** Shown before the label: a lucide icon, imported from its own file. */
  icon?: LucideIcon;
  /** Label: a verb. */
  children?: ReactNode;
}

export interface ButtonProps extends ButtonLook, Omit<ComponentProps<'button'>, 'children'> {
  /** The action is in progress: the button shows a spinner and ignores clicks. */
  loading?: boolean;
}

/** Button; `type="button"` unless `type` says otherwise. */
export function Button({
  kind = 'secondary',
  danger = false,
  size = 'medium',
  block = false,
  icon,
  loading = false,
  type = 'button',
  className,
  onClick,
  children,
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      className={classNames(buttonClass({ kind, danger, size, block }), className)}
      aria-busy={loading || undefined}
      aria-disabled={loading || rest['aria-disabled']}
      onClick={(event) => {
        // Not `disabled` while loading: the browser would take the focus away.
        if (loading) event.preventDefault();
        else onClick?.(event);
      }}
    >
      {loading ? <Spinner /> : icon && <Icon of={icon} />}
      {children !== undefined && <span className={styles['label']}>{children}</span>}
    </button>
  );
}

export interface LinkButtonProps extends ButtonLook, Omit<LinkProps, 'children'> {}

/** Link that looks like a button; it can be opened in a new tab. */
export function LinkButton({
  kind = 'secondary',
  danger = false,
  size = 'medium',
  block = false,
  icon,
  className,
  children,
  ...rest
}: LinkButtonProps) {
  return (
    <Link {...rest} className={classNames(buttonClass({ kind, danger, size, block }), className)}>
      {icon && <Icon of={icon} />}
      <span className={styles['label']}>{children}</span>
    </Link>
  );
}

/** Returns the classes of a button, for other elements that look like one. */
export function buttonClass({
  kind = 'secondary',
  danger = false,
  size = 'medium',
  block = false,
}: ButtonLook): string {
  return classNames(
    'praxis-ripple',
    styles['button'],
    styles[kind],
    styles[size],
    danger && styles['danger'],
    block && styles['block'],
  );
}
