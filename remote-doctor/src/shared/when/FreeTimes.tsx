import { listSlots } from '@praxis/contract/endpoints/public';
import { useTranslation } from '@praxis/sdk';
import { Loading, useIntlLanguage } from '@praxis/sdk/ui';
import { formatTime, localTimeIn } from '@praxis/sdk/ui/page';
import { useAnswer } from '../use-answer';
import styles from './free-times.module.css';

interface FreeTimesProps {
  on: string;
  zone: string;
  doctorId: string;
  visitTypeId: string;
  chosen: string | null;
  onChoose(time: string): void;
}

/** The day's free times, as patients are offered them; staff may also type another one. */
export function FreeTimes({ on, zone, doctorId, visitTypeId, chosen, onChoose }: FreeTimesProps) {
  const { t } = useTranslation('doctor');
  const language = useIntlLanguage();
  const { answer, failure } = useAnswer(listSlots, {
    params: { id: doctorId },
    query: { from: on, to: on, visitTypeId },
  });
  // Without an answer the time is typed: it is checked when it is sent.
  if (failure) return null;
  if (!answer) return <Loading count={2} />;
  return (
    <fieldset className={styles['free']}>
      <legend>{t('when.free')}</legend>
      {answer.items.length === 0 && <p>{t('when.none')}</p>}
      {answer.items.map(({ startAt }) => {
        const time = localTimeIn(zone, Date.parse(startAt));
        return (
          <button
            key={startAt}
            type="button"
            aria-pressed={time === chosen}
            className={styles['slot']}
            onClick={() => onChoose(time)}
          >
            {formatTime(startAt, { language, zone })}
          </button>
        );
      })}
    </fieldset>
  );
}
