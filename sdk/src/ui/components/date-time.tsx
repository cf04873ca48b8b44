import { classNames } from '../class-names';
import { useClock, useNow } from '../clock';
import { formatAppointment } from '../format/appointment-time';
import { formatDateOnly, formatInstant, formatRelative } from '../format/dates';
import { useIntlLanguage } from '../text/intl-language';
import { useZone } from '../zone';
import styles from './date-time.module.css';
import { Tooltip } from './tooltip';

export interface DateTimeProps {
  /** A UTC instant (ISO 8601). */
  at: string;
  /** End of a range; formatted like an appointment. */
  until?: string;
  /** Formatted with the weekday, and with the time zone if the device's clock shows another time. */
  appointment?: boolean;
  /** IANA name; defaults to the page's time zone. */
  zone?: string;
  /** Always shows date and time, even within a day. */
  absolute?: boolean;
}

/** An instant: "in 20 minutes" within a day, otherwise date and time. A tooltip has the full date. */
export function DateTime({ at, until, appointment, zone, absolute = false }: DateTimeProps) {
  const language = useIntlLanguage();
  const clock = useClock();
  const pageZone = useZone();
  const format = { language, zone: zone ?? pageZone };
  if (until === undefined && !appointment && !absolute)
    return <RelativeTime at={at} format={format} />;
  const text =
    until === undefined && !appointment
      ? formatInstant(at, format)
      : formatAppointment(at, until ?? null, { ...format, now: clock() });
  const separator = text.indexOf(' · ');
  if (separator < 0)
    return (
      <time dateTime={at} className={styles['time']}>
        {text}
      </time>
    );
  return (
    <time dateTime={at} className={classNames(styles['time'], styles['inTwo'])}>
      {text.slice(0, separator)}
      <span className={styles['unseen']}> ·</span>
      <span className={styles['dot']}> </span>
      <wbr />
      {text.slice(separator + 3)}
    </time>
  );
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

export interface DateOnlyProps {
  /** The date: YYYY-MM-DD. */
  on: string;
  /** Length of the format. */
  style?: 'short' | 'long' | 'weekday';
}

/** A local date (YYYY-MM-DD): the same day in every time zone. */
export function DateOnly({ on, style }: DateOnlyProps) {
  const language = useIntlLanguage();
  return (
    <time dateTime={on} className={classNames(styles['time'], styles['date'])}>
      {formatDateOnly(on, language, style)}
    </time>
  );
}
