import { addDays, localDateIn, localTimeIn } from '@praxis/sdk/ui/page';

export interface Slot {
  startAt: string;
  endAt: string;
}

export interface SlotDay {
  /** The day in the user's zone. */
  on: string;
  slots: Slot[];
}

export const daysShown = 7;

/**
 * Days of the practice that can contain slots of the shown days in the user's zone: one more at
 * either end.
 */
export const practiceDaysFor = (from: string) => ({
  from: addDays(from, -1),
  to: addDays(from, daysShown),
});

/** Groups slots by days of the user's zone, including days without slots. */
export function slotDays(slots: readonly Slot[], from: string, zone: string): SlotDay[] {
  const days = Array.from({ length: daysShown }, (_, index) => ({
    on: addDays(from, index),
    slots: [] as Slot[],
  }));
  for (const slot of slots)
    days.find(({ on }) => on === localDateIn(zone, Date.parse(slot.startAt)))?.slots.push(slot);
  return days;
}

/**
 * Returns the target of a key: Left and Right go to the nearest time of day on the previous or next
 * day with slots, Home and End to the first and last slot. Undefined if there is none.
 */
export function slotByKey(
  days: readonly SlotDay[],
  startAt: string,
  key: 'ArrowLeft' | 'ArrowRight' | 'Home' | 'End',
  zone: string,
): string | undefined {
  const taken = days.filter(({ slots }) => slots.length > 0);
  if (key === 'Home') return taken[0]?.slots[0]?.startAt;
  if (key === 'End') return taken.at(-1)?.slots.at(-1)?.startAt;
  const here = taken.findIndex(({ slots }) => slots.some((slot) => slot.startAt === startAt));
  const next = taken[here + (key === 'ArrowRight' ? 1 : -1)]?.slots ?? [];
  const onClock = (at: string) => Date.parse(`1970-01-01T${localTimeIn(zone, Date.parse(at))}Z`);
  const distance = (slot: Slot) => Math.abs(onClock(slot.startAt) - onClock(startAt));
  return [...next].sort((first, second) => distance(first) - distance(second))[0]?.startAt;
}

/** Slots nearest to a refused time, in chronological order. */
export function nearestSlots(slots: readonly Slot[], startAt: string, count = 3): Slot[] {
  const wanted = Date.parse(startAt);
  const distance = (slot: Slot) => Math.abs(Date.parse(slot.startAt) - wanted);
  return slots
    .filter((slot) => slot.startAt !== startAt)
    .sort((first, second) => distance(first) - distance(second))
    .slice(0, count)
    .sort((first, second) => Date.parse(first.startAt) - Date.parse(second.startAt));
}
