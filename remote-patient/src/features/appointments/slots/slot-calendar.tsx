import type { CSSProperties } from 'react';
import { useTranslation } from '@praxis/sdk';
import { useUiText, useZone } from '@praxis/sdk/ui';
import { byDayPart, dayPartOf, dayParts } from '@praxis/sdk/ui/page';
import { SlotButton } from './slot-button';
import type { SlotDay } from './slot-days';
import styles from './slots.module.css';

interface SlotCalendarProps {
  days: readonly SlotDay[];
  dayName(on: string): string;
  practiceZone: string;
  chosen: string | null;
  onChoose(startAt: string): void;
}

/** Rows of the grid before the first part of the day: the names of the days. */
const headRows = 1;
/** A part of the day takes two rows: its name over all days, and its times. */
const rowsOfPart = 2;

/**
 * Days side by side, their times by morning, afternoon and evening; each part begins at the same
 * height on every day. Where there is no room the days follow each other.
 */
export function SlotCalendar({ days, dayName, practiceZone, chosen, onChoose }: SlotCalendarProps) {
  const { t } = useTranslation('patient');
  const text = useUiText();
  const zone = useZone();
  const parts = dayParts.filter((part) =>
    days.some(({ slots }) =>
      slots.some(({ startAt }) => dayPartOf(zone, Date.parse(startAt)) === part),
    ),
  );
  const rowOf = (part: (typeof parts)[number]) => headRows + parts.indexOf(part) * rowsOfPart + 1;

  return (
    <div className={styles['days']}>
      {parts.map((part) => (
        <span key={part} className={styles['band']} style={row(rowOf(part))} aria-hidden>
          {text(`when.part.${part}`)}
        </span>
      ))}
      {days.map(({ on, slots }, index) => (
        <div
          key={on}
          role="group"
          aria-label={dayName(on)}
          className={styles['day']}
          style={{
            ...row(`1 / span ${headRows + parts.length * rowsOfPart}`),
            ['--column' as string]: index + 1,
          }}
        >
          <strong>{dayName(on)}</strong>
          {slots.length === 0 && <p>{t('appointments.slots.none')}</p>}
          {byDayPart(slots, zone).map(({ part, times }) => (
            <div
              key={part}
              role="group"
              aria-label={text(`when.part.${part}`)}
              className={styles['part']}
              style={row(rowOf(part) + 1)}
            >
              <span className={styles['partName']} aria-hidden>
                {text(`when.part.${part}`)}
              </span>
              {times.map(({ startAt }) => (
                <SlotButton
                  key={startAt}
                  startAt={startAt}
                  practiceZone={practiceZone}
                  chosen={startAt === chosen}
                  onChoose={onChoose}
                />
              ))}
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}

/** Where something stands, as long as the days stand side by side. */
const row = (value: number | string): CSSProperties => ({ ['--row' as string]: value });
