import { useRef, useState } from 'react';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { useTranslation } from '@praxis/sdk';
import { useQuery } from '@praxis/sdk/data';
import {
  ErrorState,
  IconButton,
  Loading,
  useIntlLanguage,
  useKeptFocus,
  useZone,
} from '@praxis/sdk/ui';
import {
  addDays,
  dateFormat,
  isForeignTime,
  isSameTime,
  localDateIn,
  useToday,
  zoneName,
} from '@praxis/sdk/ui/page';
import { NoSlots } from './no-slots';
import { SlotCalendar } from './slot-calendar';
import { daysShown, practiceDaysFor, slotDays, type Slot } from './slot-days';
import { slotsQuery, type SlotPurpose } from '../queries';
import styles from './slots.module.css';

interface SlotPickerProps {
  purpose: SlotPurpose;
  chosen: string | null;
  /** A time whose week is shown while nothing is selected. */
  near?: string | undefined;
  /** The slot held for this patient: it is not in the response, but can still be booked. */
  heldSlot?: Slot | null;
  onChoose(startAt: string): void;
}

/**
 * Free times of a week, one column per day, in the user's and the practice's zones. The zone is
 * named if the practice or the device is in another one.
 */
export function SlotPicker({ purpose, chosen, near, heldSlot, onChoose }: SlotPickerProps) {
  const { t } = useTranslation('patient');
  const language = useIntlLanguage();
  const zone = useZone();
  const today = useToday();
  const picker = useRef<HTMLElement>(null);
  const [from, setFrom] = useState(() => firstDay(today, chosen ?? near, zone));
  const earlier = useKeptFocus(from <= today, () =>
    setFrom(later(addDays(from, -daysShown), today)),
  );
  const { data, loading, error, reload } = useQuery(slotsQuery, {
    ...purpose,
    ...practiceDaysFor(from),
  });
  const items = data ? withHeldSlot(data.items, heldSlot) : [];
  const days = slotDays(items, from, zone);
  const practiceZone = data?.timeZone ?? zone;
  const shown = days.flatMap(({ slots }) => slots.map(({ startAt }) => Date.parse(startAt)));
  const isEmpty = shown.length === 0;
  // In a week with a DST change, both clocks may show the same time at the start.
  const moments = isEmpty ? [noon(from).getTime()] : shown;
  const isElsewhere = moments.some((moment) => !isSameTime(moment, zone, practiceZone));
  const day = dateFormat(language, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    timeZone: 'UTC',
  });

  return (
    <section
      ref={picker}
      className={styles['picker']}
      tabIndex={-1}
      aria-label={t('appointments.slots.label')}
    >
      <header className={styles['bar']}>
        <IconButton icon={ChevronLeft} label={t('appointments.slots.earlier')} {...earlier} />
        <strong aria-live="polite">
          {day.formatRange(noon(from), noon(addDays(from, daysShown - 1)))}
        </strong>
        <IconButton
          icon={ChevronRight}
          label={t('appointments.slots.later')}
          onClick={() => setFrom(addDays(from, daysShown))}
        />
      </header>
      {data && (isElsewhere || moments.some((moment) => isForeignTime(zone, moment))) && (
        <p className={styles['zones']}>
          {isElsewhere
            ? t('appointments.slots.zones', {
                own: zoneName(zone, language),
                practice: zoneName(practiceZone, language),
              })
            : zoneName(zone, language)}
        </p>
      )}
      {error && <ErrorState failure={error} onRetry={reload} retrying={loading} />}
      {!error && (!data || loading) && <Loading count={8} />}
      {!error && data && !loading && isEmpty && (
        <NoSlots
          purpose={purpose}
          after={addDays(from, daysShown)}
          onFound={setFrom}
          // The button disappears with the response: the focus stays on the times.
          onAnswer={() => picker.current?.focus({ preventScroll: true })}
        />
      )}
      {!error && data && !loading && !isEmpty && (
        <SlotCalendar
          days={days}
          dayName={(on) => day.format(noon(on))}
          practiceZone={practiceZone}
          chosen={chosen}
          onChoose={onChoose}
        />
      )}
    </section>
  );
}

const noon = (on: string) => new Date(`${on}T12:00:00Z`);

const later = (first: string, second: string) => (first > second ? first : second);

/** First day of the week that contains a time, today by default. */
function firstDay(today: string, chosen: string | undefined, zone: string): string {
  if (!chosen) return today;
  const on = localDateIn(zone, Date.parse(chosen));
  let from = today;
  while (addDays(from, daysShown) <= on) from = addDays(from, daysShown);
  return from;
}

function withHeldSlot(slots: readonly Slot[], heldSlot: Slot | null | undefined): Slot[] {
  if (!heldSlot || slots.some(({ startAt }) => startAt === heldSlot.startAt)) return [...slots];
  return [...slots, heldSlot].sort(
    (one, other) => Date.parse(one.startAt) - Date.parse(other.startAt),
  );
}
