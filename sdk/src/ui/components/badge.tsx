import { classNames } from '../class-names';
import { numberFormat } from '../format/formatters';
import { useIntlLanguage } from '../text/intl-language';
import styles from './badge.module.css';

export interface BadgeProps {
  /** Zero renders nothing. */
  count: number;
  /** Highlighted: something needs attention. */
  strong?: boolean;
  /** Text for screen readers: "3 unread". */
  label?: string;
}

/** Small count next to a label. */
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
