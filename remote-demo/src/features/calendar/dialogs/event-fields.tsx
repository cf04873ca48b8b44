import { useState } from 'react';
import { textLimits } from '@praxis/contract/demo/fields';
import { calendarTypes } from '@praxis/contract/demo/calendar';
import { useTranslation } from '@praxis/sdk';
import { DateField, TimeField } from '@praxis/sdk/ui/date';
import {
  NativeSelectField,
  SwitchField,
  TextAreaField,
  TextField,
  type FormState,
} from '@praxis/sdk/ui/form';
import { PartialError } from '@praxis/sdk/ui/page';
import { MultiSelectField } from '@praxis/sdk/ui/select';
import { useStatusText } from '../../../shared/statuses/statuses';
import { withStart, type EventValues } from '../event-values';
import styles from './event-fields.module.css';
import type { GuestOptions } from './use-guest-options';

interface EventFieldsProps {
  form: FormState<EventValues>;
  guests: GuestOptions;
}

/** Fields of an event, the required ones first. */
export function EventFields({ form, guests }: EventFieldsProps) {
  const { t } = useTranslation('demo');
  const statusText = useStatusText();
  const { field, values } = form;
  // The day or time that was last entered: a field may be emptied before another one is.
  const [last, setLast] = useState({ startOn: values.startOn, startTime: values.startTime });
  /** Moving the start moves the end as well, so that the duration stays the same. */
  const start = (name: 'startOn' | 'startTime') => ({
    ...field(name),
    onChange: (value: string | null) => {
      const before = {
        ...values,
        startOn: values.startOn ?? last.startOn,
        startTime: values.startTime ?? last.startTime,
      };
      const next = withStart(before, { [name]: value });
      if (value !== null) setLast({ ...last, [name]: value });
      form.set(name, next[name]);
      form.set('endOn', next.endOn);
      form.set('endTime', next.endTime);
    },
  });
  return (
    <>
      <TextField
        {...field('title')}
        data-autofocus=""
        maxLength={textLimits.title}
        label={t('calendar.titleField')}
      />
      <SwitchField {...field('allDay')} label={t('calendar.allDay')} />
      <div className={styles['when']}>
        <DateField {...start('startOn')} label={t('calendar.startOn')} />
        {!values.allDay && <TimeField {...start('startTime')} label={t('calendar.startTime')} />}
      </div>
      <div className={styles['when']}>
        <DateField {...field('endOn')} label={t('calendar.endOn')} />
        {!values.allDay && <TimeField {...field('endTime')} label={t('calendar.endTime')} />}
      </div>
      <NativeSelectField
        {...field('calendar')}
        label={t('calendar.calendar')}
        choices={calendarTypes.map((value) => ({ value, label: statusText('calendar', value) }))}
      />
      <MultiSelectField
        {...field('guests')}
        optional
        takesTyped
        label={t('calendar.guests')}
        help={t('calendar.guestsHelp')}
        placeholder={t('calendar.guestsPlaceholder')}
        options={guests.options}
        loading={guests.query.loading}
      />
      <PartialError of={[guests.query]} />
      <TextField
        {...field('place')}
        optional
        maxLength={textLimits.title}
        label={t('calendar.place')}
      />
      <TextField
        {...field('url')}
        optional
        type="url"
        maxLength={textLimits.url}
        label={t('calendar.url')}
        placeholder="https://"
      />
      <TextAreaField
        {...field('description')}
        optional
        maxLength={textLimits.description}
        label={t('calendar.description')}
      />
    </>
  );
}
