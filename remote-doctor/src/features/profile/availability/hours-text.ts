import type { DateOverride, LocalRange, WeeklyRange } from '@praxis/contract/entities/availability';
import { formatDateOnly, formatTime } from '@praxis/sdk/ui/page';
import { weekdayName } from './weekdays';

/** The hours of a week, or of the days that differ, as one line. */
export function hoursText(
  path: string,
  hours: readonly WeeklyRange[] | readonly DateOverride[],
  language: string,
): string {
  const days =
    path === 'weekly'
      ? (hours as readonly WeeklyRange[]).map((range) => ({
          name: weekdayName(range.weekday, language),
          text: rangeText(range, language),
        }))
      : (hours as readonly DateOverride[]).map(({ on, ranges }) => ({
          name: formatDateOnly(on, language),
          text: ranges.map((range) => rangeText(range, language)).join(', ') || '–',
        }));
  const byDay = new Map<string, string[]>();
  for (const { name, text } of days) byDay.set(name, [...(byDay.get(name) ?? []), text]);
  return [...byDay].map(([name, texts]) => `${name} ${texts.join(', ')}`).join('; ') || '–';
}

function rangeText({ startLocal, endLocal }: LocalRange, language: string): string {
  const time = (local: string) => formatTime(`2026-01-01T${local}:00Z`, { language, zone: 'UTC' });
  return `${time(startLocal)} – ${time(endLocal)}`;
}
