import { addDays, localDateIn, localTimeIn } from '@praxis/sdk/ui/page';

export interface Slot {
  startAt: string;
  endAt: string;
}

export interface SlotDay {
  /** The day in the reader's zone. */
  on: string;
  slots: Slot[];
}

export const daysShown = 7;

/** The practice's days that can hold a time of these days of the reader: one more at either end. */
export const daysToAsk = (from: string) => ({
  from: addDays(from, -1),
  to: addDays(from, daysShown),
});

/** Slots by the days of the reader's zone, from a day on; a day without any is there too. */
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
 * Where a key leads from a time: Left and Right to the nearest one on the clock, on the day before
 * or after that has any; Home and End to the first and the last of all. Undefined: nowhere.
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

/** The slots that are nearest to a time that cannot be had, in the order of the clock. */
export function nearestSlots(slots: readonly Slot[], startAt: string, count = 3): Slot[] {
  const wanted = Date.parse(startAt);
  const distance = (slot: Slot) => Math.abs(Date.parse(slot.startAt) - wanted);
  return slots
    .filter((slot) => slot.startAt !== startAt)
    .sort((first, second) => distance(first) - distance(second))
    .slice(0, count)
    .sort((first, second) => Date.parse(first.startAt) - Date.parse(second.startAt));
}
