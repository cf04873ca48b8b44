import { classNames } from '../class-names';
import { useNow } from '../clock';
import { formatDateOnly, formatInstant, formatInstantRange, formatRelative } from '../format/dates';
import { useIntlLanguage } from '../text/intl-language';
import { useZone } from '../zone';
import styles from './date-time.module.css';
import { Tooltip } from './tooltip';

export interface DateTimeProps {
  /** A UTC instant (ISO 8601). */
  at: string;
  /** Where the range ends; then nothing is said relative to now. */
  until?: string;
  /** IANA name; the page's zone where it is left out. */
  zone?: string;
  /** Names the zone: where the reader's may differ from the practice's. */
  namesZone?: boolean;
  /** Always the date and time, also within a day. */
  absolute?: boolean;
}

/** An instant: "in 20 minutes" within a day, else date and time. The full date is a hover away. */
export function DateTime({ at, until, zone, namesZone, absolute = false }: DateTimeProps) {
  const language = useIntlLanguage();
  const pageZone = useZone();
  const format = { language, zone: zone ?? pageZone, namesZone };
  if (until !== undefined || absolute)
    return (
      <time dateTime={at} className={styles['time']}>
        {until === undefined ? formatInstant(at, format) : formatInstantRange(at, until, format)}
      </time>
    );
  return <RelativeTime at={at} format={format} />;
}

function RelativeTime({ at, format }: { at: string; format: Parameters<typeof formatInstant>[1] }) {
  const now = useNow();
  const relative = formatRelative(Date.parse(at), now, format.language);
  return (
    <Tooltip text={formatInstant(at, { ...format, namesZone: true })}>
      <time dateTime={at} className={styles['time']}>
        {relative ?? formatInstant(at, format)}
      </time>
    </Tooltip>
  );
}

/** A local date (YYYY-MM-DD), the same in every zone. */
export function DateOnly({ on, style }: { on: string; style?: 'short' | 'long' | 'weekday' }) {
  const language = useIntlLanguage();
  return (
    <time dateTime={on} className={classNames(styles['time'], styles['date'])}>
      {formatDateOnly(on, language, style)}
    </time>
  );
}
