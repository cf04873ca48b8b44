import type { DateOverride, LocalRange } from '@praxis/contract/entities/availability';
import { formatDateOnly, formatTime } from '@praxis/sdk/ui/page';

/** The hours of a weekday, or of the days that differ, as one line. */
export function hoursText(
  path: string,
  hours: readonly LocalRange[] | readonly DateOverride[],
  language: string,
): string {
  if (path !== 'overrides') return rangesText(hours as readonly LocalRange[], language);
  const dates = (hours as readonly DateOverride[]).map(
    ({ on, ranges }) => `${formatDateOnly(on, language)} ${rangesText(ranges, language)}`,
  );
  return dates.join('; ') || '–';
}

const rangesText = (ranges: readonly LocalRange[], language: string): string =>
  ranges.map((range) => rangeText(range, language)).join(', ') || '–';

function rangeText({ startLocal, endLocal }: LocalRange, language: string): string {
  const time = (local: string) => formatTime(`2026-01-01T${local}:00Z`, { language, zone: 'UTC' });
  return `${time(startLocal)} – ${time(endLocal)}`;
}
