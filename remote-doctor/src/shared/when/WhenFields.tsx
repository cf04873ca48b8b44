import { useTranslation } from '@praxis/sdk';
import { useIntlLanguage } from '@praxis/sdk/ui';
import { DateField, TimeField } from '@praxis/sdk/ui/date';
import { FieldRow, type FieldBinding } from '@praxis/sdk/ui/form';
import { zoneName } from '@praxis/sdk/ui/page';
import { FreeTimes } from './FreeTimes';

/** A day and a time of the practice's clock. */
export interface When {
  on: string | null;
  time: string | null;
}

interface WhenFieldsProps {
  on: FieldBinding<string | null>;
  time: FieldBinding<string | null>;
  zone: string;
  /** First day that can be chosen. */
  from: string;
  doctorId: string;
  /** Empty until the kind of appointment is chosen: then free times are offered. */
  visitTypeId: string;
}

/** When the appointment is: typed, or one of the day's free times. */
export function WhenFields({ on, time, zone, from, doctorId, visitTypeId }: WhenFieldsProps) {
  const { t } = useTranslation('doctor');
  const language = useIntlLanguage();
  return (
    <>
      <FieldRow>
        <DateField {...on} label={t('when.day')} from={from} />
        <TimeField
          {...time}
          label={t('when.time')}
          help={t('when.zone', { zone: zoneName(zone, language) })}
        />
      </FieldRow>
      {on.value && visitTypeId !== '' && (
        <FreeTimes
          on={on.value}
          zone={zone}
          doctorId={doctorId}
          visitTypeId={visitTypeId}
          chosen={time.value}
          onChoose={time.onChange}
        />
      )}
    </>
  );
}
