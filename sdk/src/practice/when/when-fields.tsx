import { DateField, TimeField } from '../../ui/antd/date-fields';
import { FieldRow } from '../../ui/form/form';
import type { FieldBinding } from '../../ui/form/use-form';
import { zoneName } from '../../ui/format/zone-name';
import { useIntlLanguage } from '../../ui/text/intl-language';
import { useUiText } from '../../ui/text/use-ui-text';
import { FreeTimes } from './free-times';

/** A day and a time of the practice's clock. */
export interface When {
  on: string | null;
  time: string | null;
}

export interface WhenFieldsProps {
  on: FieldBinding<string | null>;
  time: FieldBinding<string | null>;
  zone: string;
  /** First day that can be chosen. */
  from: string;
  doctorId: string;
  /** Empty until the kind of appointment is chosen: then free times are offered. */
  visitTypeId: string;
  /** Time in which none is offered. */
  except?: { startAt: string; endAt: string } | undefined;
}

/** When an appointment is: typed, or one of the day's free times. */
export function WhenFields(props: WhenFieldsProps) {
  const { on, time, zone, from, doctorId, visitTypeId, except } = props;
  const text = useUiText();
  const language = useIntlLanguage();
  return (
    <>
      <FieldRow>
        <DateField {...on} label={text('when.day')} from={from} />
        <TimeField
          {...time}
          label={text('when.time')}
          help={text('when.zone', { zone: zoneName(zone, language) })}
        />
      </FieldRow>
      {on.value && visitTypeId !== '' && (
        <FreeTimes
          on={on.value}
          zone={zone}
          doctorId={doctorId}
          visitTypeId={visitTypeId}
          chosen={time.value}
          except={except}
          onChoose={time.onChange}
        />
      )}
    </>
  );
}
