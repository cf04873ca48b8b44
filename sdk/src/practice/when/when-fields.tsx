import { DateField, TimeField } from '../../ui/antd/date-fields';
import { FieldRow } from '../../ui/form/form';
import type { FieldBinding } from '../../ui/form/use-form';
import { zoneName } from '../../ui/format/zone-name';
import { useIntlLanguage } from '../../ui/text/intl-language';
import { useUiText } from '../../ui/text/use-ui-text';
import { FreeTimes } from './free-times';

/** A date and a wall-clock time in the practice's time zone. */
export interface When {
  on: string | null;
  time: string | null;
}

export interface WhenFieldsProps {
  on: FieldBinding<string | null>;
  time: FieldBinding<string | null>;
  zone: string;
  /** First selectable day. */
  from: string;
  doctorId: string;
  /** Appointment type; empty until chosen. Available times are offered afterwards. */
  visitTypeId: string;
  /** The appointment that gets another time: it doesn't block its own time. */
  appointmentId?: string | undefined;
  /** Span in which no times are offered. */
  except?: { startAt: string; endAt: string } | undefined;
}

/** Date and time of an appointment: typed, or one of the day's available times. */
export function WhenFields(props: WhenFieldsProps) {
  const { on, time, zone, from, doctorId, visitTypeId, appointmentId, except } = props;
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
          appointmentId={appointmentId}
          chosen={time.value}
          except={except}
          onChoose={time.onChange}
        />
      )}
    </>
  );
}
