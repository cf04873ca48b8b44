import { addDays, localDateIn } from '@praxis/sdk/ui/page';

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
