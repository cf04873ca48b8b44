import { useId } from 'react';
import { useQuery } from '../../data/use-query';
import { Loading } from '../../ui/components/loading';
import { ChoiceChip } from '../../ui/form/choice-chip';
import { formatTime } from '../../ui/format/dates';
import { byDayPart } from '../../ui/format/day-parts';
import { localTimeIn } from '../../ui/format/zoned-time';
import { useIntlLanguage } from '../../ui/text/intl-language';
import { useUiText } from '../../ui/text/use-ui-text';
import styles from './free-times.module.css';
import { freeTimesQuery } from './queries';

interface FreeTimesProps {
  on: string;
  zone: string;
  doctorId: string;
  visitTypeId: string;
  /** The appointment that gets another time: it doesn't block its own time. */
  appointmentId?: string | undefined;
  chosen: string | null;
  /** Excluded span: a vacation that is being entered and not saved yet. */
  except?: { startAt: string; endAt: string } | undefined;
  onChoose(time: string): void;
}

/** The day's available times for staff, who may also type another one. */
export function FreeTimes(props: FreeTimesProps) {
  const { on, zone, doctorId, visitTypeId, appointmentId, chosen, except, onChoose } = props;
  const text = useUiText();
  const language = useIntlLanguage();
  const name = useId();
  const { data, error } = useQuery(freeTimesQuery, { doctorId, visitTypeId, on, appointmentId });
  // The user can type a time instead, which the server validates.
  if (error) return null;
  if (!data) return <Loading count={2} />;
  const free = data.items.filter(
    ({ startAt, endAt }) => !except || endAt <= except.startAt || except.endAt <= startAt,
  );
  return (
    <fieldset className={styles['free']}>
      <legend>{text('when.free')}</legend>
      {free.length === 0 && <p>{text('when.none')}</p>}
      {byDayPart(free, zone).map(({ part, times }) => (
        <fieldset key={part} className={styles['part']}>
          <legend>{text(`when.part.${part}`)}</legend>
          {times.map(({ startAt }) => {
            const time = localTimeIn(zone, Date.parse(startAt));
            return (
              <ChoiceChip
                key={startAt}
                name={name}
                value={time}
                checked={time === chosen}
                onChoose={onChoose}
              >
                {formatTime(startAt, { language, zone })}
              </ChoiceChip>
            );
          })}
        </fieldset>
      ))}
    </fieldset>
  );
}
