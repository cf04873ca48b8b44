import { useTranslation } from '@praxis/sdk';
import { Button } from '@praxis/sdk/ui';
import { Form, TextField, useForm } from '@praxis/sdk/ui/form';
import styles from '../simulation-panel.module.css';
import { dayAfter, dayIn, morningOf } from './local-day';

interface Props {
  /** The simulated time, in milliseconds. */
  now: number;
  zone: string;
  busy: boolean;
  onMove(to: number): void;
}

/** Limit of one year: more would show nothing new. */
const maxAhead = 366 * 86_400_000;

/** Moves the clock to the morning of a date. */
export function MoveToDate({ now, zone, busy, onMove }: Props) {
  const { t } = useTranslation('simulation');
  const from = dayAfter(now, zone);
  const until = dayIn(now + maxAhead, zone);
  const form = useForm({
    initial: { on: '' },
    check: ({ on }) => ({
      ...((on === '' || on < from || on > until) && { on: t('clock.dateRule') }),
    }),
    onSubmit: ({ on }) => onMove(morningOf(on, zone)),
  });

  return (
    <section className={styles.section}>
      <Form form={form}>
        <TextField
          {...form.field('on')}
          type="date"
          label={t('clock.date')}
          help={t('clock.dateRule')}
          min={from}
          max={until}
        />
        <div>
          <Button type="submit" loading={busy}>
            {t('clock.dateAct')}
          </Button>
        </div>
      </Form>
    </section>
  );
}
