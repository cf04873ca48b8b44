import type { LocalRange } from '@praxis/contract/entities/availability';
import { useLanguage, useTranslation } from '@praxis/sdk';
import { useDataGroup } from '@praxis/sdk/data';
import { Card } from '@praxis/sdk/ui';
import { CardGrid, DateOnly, Facts } from '@praxis/sdk/ui/page';
import { availabilityGroup } from './availability.group';
import { Loaded } from './Loaded';
import { weekdayName, weekdays } from './weekdays';

/** When the practice offers appointments. */
export function Availability() {
  const { t } = useTranslation('doctor');
  const language = useLanguage();
  const group = useDataGroup(availabilityGroup, {});
  const hours = (ranges: readonly LocalRange[]) =>
    ranges.map(({ startLocal, endLocal }) => `${startLocal} – ${endLocal}`).join(', ') ||
    t('profile.availability.closed');
  return (
    <Loaded group={group}>
      {({ weekly, overrides, timeZone }) => (
        <CardGrid>
          <Card title={t('profile.availability.weekly')}>
            <Facts
              items={weekdays.map((day) => ({
                label: weekdayName(day, language),
                value: hours(weekly.filter(({ weekday }) => weekday === day)),
              }))}
            />
            <p>{t('profile.availability.zone', { zone: timeZone.replaceAll('_', ' ') })}</p>
          </Card>
          <Card title={t('profile.availability.overrides')}>
            {overrides.length === 0 ? (
              <p>{t('profile.availability.noOverrides')}</p>
            ) : (
              <ul>
                {overrides.map(({ on, ranges }) => (
                  <li key={on}>
                    <DateOnly on={on} style="weekday" />: {hours(ranges)}
                  </li>
                ))}
              </ul>
            )}
          </Card>
        </CardGrid>
      )}
    </Loaded>
  );
}
