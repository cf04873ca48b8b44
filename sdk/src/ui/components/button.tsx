import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names';
import styles from './button.module.css';
import { Icon, type LucideIcon } from './icon';
import { Link, type LinkProps } from '../link';
import { Spinner } from './spinner';

export interface ButtonLook {
  /** `primary` once per view; `quiet` has no frame; `link` reads as text. */
  kind?: 'primary' | 'secondary' | 'quiet' | 'link';
  /** The act destroys something. */
  danger?: boolean;
  /** `small` in rows and toolbars, `large` where the button is the page. */
  size?: 'small' | 'medium' | 'large';
  /** Takes the whole width. */
  block?: boolean;
  /** Before the word: an icon of lucide, imported by itself. */
  icon?: LucideIcon;
  /** A verb: what happens. */
  children?: ReactNode;
}

export interface ButtonProps extends ButtonLook, Omit<ComponentProps<'button'>, 'children'> {
  /** The act is under way: the button keeps its width and takes no further click. */
  loading?: boolean;
}

/** A button; `type="button"` unless it is told to submit. */
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
        // A busy button stays focusable, so that the focus is not lost, but does nothing.
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

/** Looks like a button and goes to an address: it can be opened in a new tab. */
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

/** Classes of a button, for what has to look like one but is another element. */
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
