import { useId, useRef, type CSSProperties, type KeyboardEvent } from 'react';
import { useTranslation } from '@praxis/sdk';
import { useUiText, useZone } from '@praxis/sdk/ui';
import { byDayPart, dayPartOf, dayParts } from '@praxis/sdk/ui/page';
import { SlotChip } from './slot-chip';
import { slotByKey, type SlotDay } from './slot-days';
import styles from './slots.module.css';

interface SlotCalendarProps {
  days: readonly SlotDay[];
  dayName(on: string): string;
  practiceZone: string;
  chosen: string | null;
  onChoose(startAt: string): void;
}

/** Grid rows above the first part of the day: the names of the days. */
const headRows = 1;
/** Grid rows per part of the day: its name, and its times. */
const rowsOfPart = 2;

/**
 * Days next to each other, with times by morning, afternoon and evening; each part starts at the
 * same height on all days. Without room, the days are below each other. All times are one radio
 * group: a week of them would otherwise be dozens of tab stops.
 */
export function SlotCalendar({ days, dayName, practiceZone, chosen, onChoose }: SlotCalendarProps) {
  const { t } = useTranslation('patient');
  const text = useUiText();
  const zone = useZone();
  const name = useId();
  const grid = useRef<HTMLDivElement>(null);
  const parts = dayParts.filter((part) =>
    days.some(({ slots }) =>
      slots.some(({ startAt }) => dayPartOf(zone, Date.parse(startAt)) === part),
    ),
  );
  const rowOf = (part: (typeof parts)[number]) => headRows + parts.indexOf(part) * rowsOfPart + 1;

  /**
   * Up and down are handled by the browser, which goes from a day's last time to the next day's
   * first.
   */
  const onKeyDown = (event: KeyboardEvent) => {
    const { key, target, altKey, ctrlKey, metaKey } = event;
    if (!(target instanceof HTMLInputElement) || altKey || ctrlKey || metaKey) return;
    const isAcross = key === 'ArrowLeft' || key === 'ArrowRight';
    if (!isAcross && key !== 'Home' && key !== 'End') return;
    if (isAcross && !isSideBySide(grid.current)) return;
    event.preventDefault();
    const startAt = slotByKey(days, target.value, key, zone);
    const next = grid.current?.querySelector<HTMLElement>(`input[value="${startAt}"]`);
    next?.focus();
    next?.click();
  };

  return (
    <div
      ref={grid}
      role="radiogroup"
      tabIndex={-1}
      aria-label={t('appointments.slots.label')}
      className={styles['days']}
      onKeyDown={onKeyDown}
    >
      {parts.map((part) => (
        <span key={part} className={styles['band']} style={gridRow(rowOf(part))} aria-hidden>
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
            ...gridRow(`1 / span ${headRows + parts.length * rowsOfPart}`),
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
              style={gridRow(rowOf(part) + 1)}
            >
              <span className={styles['partName']} aria-hidden>
                {text(`when.part.${part}`)}
              </span>
              {times.map(({ startAt }) => (
                <SlotChip
                  key={startAt}
                  name={name}
                  startAt={startAt}
                  practiceZone={practiceZone}
                  checked={startAt === chosen}
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

/** If the days are below each other, Left and Right are the previous and next time. */
function isSideBySide(grid: HTMLElement | null): boolean {
  const days = grid?.querySelectorAll<HTMLElement>(':scope > [role="group"]') ?? [];
  return days[0]?.offsetTop === days[1]?.offsetTop;
}

/** Grid row, for the layout with days next to each other. */
const gridRow = (value: number | string): CSSProperties => ({ ['--row' as string]: value });
