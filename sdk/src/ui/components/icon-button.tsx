import type { ComponentProps } from 'react';
import { classNames } from '../class-names';
import { buttonClass, type ButtonLook } from './button';
import styles from './button.module.css';
import { Icon, type LucideIcon } from './icon';
import { Tooltip, type Side } from './tooltip';

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children' | 'aria-label'> {
  /** An icon of lucide, imported by itself. */
  icon: LucideIcon;
  /** What the button does: its name, and its tooltip. */
  label: string;
  /** `small` in rows and toolbars. */
  size?: Exclude<ButtonLook['size'], 'large'>;
  /** `secondary` has a frame. */
  kind?: Extract<ButtonLook['kind'], 'quiet' | 'secondary'>;
  /** The act destroys something. */
  danger?: boolean;
  /** Where the tooltip stands. */
  side?: Side;
}

/** A button with an icon alone; its name shows as a tooltip. */
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
