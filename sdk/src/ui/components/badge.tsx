import { classNames } from '../class-names';
import { numberFormat } from '../format/formatters';
import { useIntlLanguage } from '../text/intl-language';
import styles from './badge.module.css';

export interface BadgeProps {
  /** Nothing is shown for zero. */
  count: number;
  /** Draws the eye: something waits. */
  strong?: boolean;
  /** What is counted, for screen readers: "3 unread". */
  label?: string;
}

/** A small number beside a word. */
export function Badge({ count, strong = false, label }: BadgeProps) {
  const language = useIntlLanguage();
  if (count <= 0) return null;
  return (
    <span
      className={classNames(styles['badge'], strong && styles['strong'])}
      aria-label={label}
      role={label ? 'img' : undefined}
    >
      {numberFormat(language).format(count)}
    </span>
  );
}
