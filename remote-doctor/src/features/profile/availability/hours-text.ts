import type { DateOverride, LocalRange } from '@praxis/contract/entities/availability';
import { formatTime } from '@praxis/sdk/ui/page';

/** Hours of a weekday or date; undefined if the date has no override. */
export type HoursOfDay = readonly LocalRange[] | DateOverride | undefined;

/** Hours of a day as one line of text. */
export function hoursText(hours: HoursOfDay, closed: string, language: string): string | undefined {
  const ranges = hours && 'ranges' in hours ? hours.ranges : hours;
  if (ranges?.length === 0) return closed;
  return ranges?.map((range) => rangeText(range, language)).join(', ');
}

function rangeText({ startLocal, endLocal }: LocalRange, language: string): string {
  const time = (local: string) => formatTime(`2026-01-01T${local}:00Z`, { language, zone: 'UTC' });
  return `${time(startLocal)} – ${time(endLocal)}`;
}
