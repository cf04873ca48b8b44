import { useId } from 'react';
import { useTranslation } from '@praxis/sdk';
import { useDataGroup } from '@praxis/sdk/data';
import { Button, Flex, Loading, useIntlLanguage } from '@praxis/sdk/ui';
import { formatTime, localTimeIn } from '@praxis/sdk/ui/page';
import { slotsGroup } from './slots.group';

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
  const { t } = useTranslation('team');
  const labelId = useId();
  const language = useIntlLanguage();
  const { data, loading, error } = useDataGroup(slotsGroup, {
    params: { id: doctorId },
    query: { from: on, to: on, visitTypeId },
  });
  // Without an answer the time is typed: it is checked when it is sent.
  if (error) return null;
  if (!data || loading) return <Loading count={2} />;
  if (data.items.length === 0) return <p>{t('requests.when.none')}</p>;
  return (
    <Flex vertical>
      <span id={labelId}>{t('requests.when.free')}</span>
      <Flex wrap role="group" aria-labelledby={labelId}>
        {data.items.map(({ startAt }) => {
          const time = localTimeIn(zone, Date.parse(startAt));
          return (
            <Button
              key={startAt}
              size="small"
              kind={time === chosen ? 'primary' : 'secondary'}
              aria-pressed={time === chosen}
              onClick={() => onChoose(time)}
            >
              {formatTime(startAt, { language, zone })}
            </Button>
          );
        })}
      </Flex>
    </Flex>
  );
}
