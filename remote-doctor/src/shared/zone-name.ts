import { dateFormat } from '@praxis/sdk/ui/page';

/** What people call a time zone: "Eastern Time". */
export function zoneName(zone: string, language: string): string {
  const parts = dateFormat(language, { timeZone: zone, timeZoneName: 'longGeneric' }).formatToParts(
    0,
  );
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? zone;
}
