import { useEffect, useState } from 'react';
import { useTranslation } from '@praxis/sdk';
import { Alert, Button, useIntlLanguage, useZone } from '@praxis/sdk/ui';
import { formatInstant } from '@praxis/sdk/ui/page';
import { showPanel } from '../panel-state';
import type { TabProps } from '../tab-props';
import styles from '../simulation-panel.module.css';
import { MoveToDate } from './move-to-date';

const hour = 3_600_000;
const steps = { hour, day: 24 * hour, week: 7 * 24 * hour, month: 30 * 24 * hour } as const;
type Step = keyof typeof steps;

/** Shows the simulated time and moves it; everything that falls due on the way runs in order. */
export default function ClockTab({ running, panel }: TabProps) {
  const { t } = useTranslation('simulation');
  const language = useIntlLanguage();
  const zone = useZone();
  const [now, setNow] = useState(() => running.clock.now());
  const [moving, setMoving] = useState<Step | 'date' | null>(null);
  const [mails, setMails] = useState<number | null>(null);

  useEffect(() => {
    const read = () => setNow(running.clock.now());
    const timer = setInterval(read, 1_000);
    const stop = running.onChange(read);
    return () => {
      clearInterval(timer);
      stop();
    };
  }, [running]);

  const move = async (by: number, step: Step | 'date') => {
    if (moving) return;
    setMoving(step);
    const before = panel.mailCount();
    try {
      await running.moveClock(by);
      setMails(panel.mailCount() - before);
      setNow(running.clock.now());
    } finally {
      setMoving(null);
    }
  };

  return (
    <>
      <section className={styles.section}>
        <p>{t('clock.now')}</p>
        <time className={styles.now} dateTime={new Date(now).toISOString()}>
          {formatInstant(now, { language, zone, namesZone: true })}
        </time>
        <p>{t('clock.text')}</p>
        <div className={styles.acts}>
          {(Object.keys(steps) as Step[]).map((step) => (
            <Button
              key={step}
              loading={moving === step}
              onClick={() => void move(steps[step], step)}
            >
              {t(`clock.steps.${step}`)}
            </Button>
          ))}
        </div>
        {mails !== null && moving === null && (
          <Alert
            kind="success"
            action={
              mails > 0 && (
                <Button size="small" onClick={() => showPanel('mailbox')}>
                  {t('clock.read')}
                </Button>
              )
            }
          >
            {mails > 0 ? t('clock.movedWithMail', { count: mails }) : t('clock.moved')}
          </Alert>
        )}
      </section>
      <MoveToDate
        now={now}
        zone={zone}
        busy={moving === 'date'}
        onMove={(to) => void move(to - running.clock.now(), 'date')}
      />
    </>
  );
}
