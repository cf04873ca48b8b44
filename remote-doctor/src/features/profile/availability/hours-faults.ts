import type { DateOverride, WeeklyRange } from '@praxis/contract/entities/availability';
import { hoursFaults, type HoursFault } from '@praxis/contract/rules/appointments/availability';

export interface Hours {
  weekly: WeeklyRange[];
  overrides: DateOverride[];
}

/** What is said of each fault; `noDate` where the day itself is missing. */
type FaultTexts = Readonly<Record<HoursFault | 'noDate', string>>;

/** What is wrong with the hours, by field: the contract's own judgement, said in the form's words. */
export function hoursFaultTexts(hours: Hours, texts: FaultTexts): Record<string, string> {
  const faults = Object.entries(hoursFaults(hours)).map(([field, fault]) => [field, texts[fault]]);
  const dateless = hours.overrides.flatMap(({ on }, index) =>
    on === '' ? [[`overrides.${index}.on`, texts.noDate]] : [],
  );
  return Object.fromEntries([...faults, ...dateless]);
}
