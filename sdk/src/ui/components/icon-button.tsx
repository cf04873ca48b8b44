import type { ComponentProps } from 'react';
import { classNames } from '../class-names';
import { buttonClass, type ButtonLook } from './button';
import styles from './button.module.css';
import { Icon, type LucideIcon } from './icon';
import { Tooltip, type Side } from './tooltip';

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children' | 'aria-label'> {
  /** A lucide icon, imported from its own file. */
  icon: LucideIcon;
  /** Accessible name and tooltip. */
  label: string;
  /** `small` in rows and toolbars. */
  size?: Exclude<ButtonLook['size'], 'large'>;
  /** `secondary` has a frame. */
  kind?: Extract<ButtonLook['kind'], 'quiet' | 'secondary'>;
  /** The action is destructive. */
  danger?: boolean;
  /** Side of the tooltip. */
  side?: Side;
}

/** Button with only an icon; a tooltip shows its name. */
export function IconButton({
  icon,
  label,
  size,
  kind = 'quiet',
  danger,
  side,
  className,
  type = 'button',
  ...rest
}: IconButtonProps) {
  return (
    <Tooltip text={label} side={side} describes={false}>
      <button
        {...rest}
        type={type}
        aria-label={label}
        className={classNames(buttonClass({ kind, size, danger }), styles['iconButton'], className)}
      >
        <Icon of={icon} />
      </button>
    </Tooltip>
  );
}
