import { useTranslation } from '@praxis/sdk';
import { useDataGroup } from '@praxis/sdk/data';
import { Card } from '@praxis/sdk/ui';
import { Facts } from '@praxis/sdk/ui/page';
import { Loaded } from './Loaded';
import { practiceGroup } from '../../shared/practice.group';

/** The practice: where it is, and what holds for its appointments. */
export function Practice() {
  const { t } = useTranslation('doctor');
  const group = useDataGroup(practiceGroup, {});
  return (
    <Loaded group={group}>
      {({ name, address, phone, timeZone, currency, bookingMode, policies }) => (
        <Card title={name}>
          <Facts
            items={[
              {
                label: t('profile.practice.address'),
                value: [address.line1, address.line2, address.postalCode, address.city]
                  .filter(Boolean)
                  .join(', '),
              },
              { label: t('profile.practice.phone'), value: phone || null },
              { label: t('profile.practice.timeZone'), value: timeZone.replaceAll('_', ' ') },
              { label: t('profile.practice.currency'), value: currency },
              {
                label: t('profile.practice.bookingMode'),
                value: t(`profile.practice.mode.${bookingMode}`),
              },
              {
                label: t('profile.practice.leadTime'),
                value: t('units.minutes', { count: policies.leadTimeMin }),
              },
              {
                label: t('profile.practice.horizon'),
                value: t('units.days', { count: policies.horizonDays }),
              },
              {
                label: t('profile.practice.cancelWindow'),
                value: t('units.hours', { count: policies.cancelWindowHours }),
              },
              {
                label: t('profile.practice.expiring'),
                value: t('units.days', { count: policies.expiringDays }),
              },
            ]}
          />
        </Card>
      )}
    </Loaded>
  );
}
