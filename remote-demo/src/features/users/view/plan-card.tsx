import type { ManagedUser } from '@praxis/contract/demo/users';
import { useLanguage, useTranslation } from '@praxis/sdk';
import { Card } from '@praxis/sdk/ui';
import { Facts, numberFormat } from '@praxis/sdk/ui/page';

type Plan = ManagedUser['currentPlan'];

/** Limits of each plan; null is unlimited. */
const included: Record<Plan, Included> = {
  basic: { seats: 1, projects: 3, gigabytes: 5, support: 'community' },
  team: { seats: 5, projects: 25, gigabytes: 50, support: 'email' },
  company: { seats: 25, projects: 250, gigabytes: 500, support: 'priority' },
  enterprise: { seats: null, projects: null, gigabytes: 2000, support: 'personal' },
};

interface Included {
  seats: number | null;
  projects: number | null;
  gigabytes: number;
  support: 'community' | 'email' | 'priority' | 'personal';
}

/** Limits of a user's plan. */
export function PlanCard({ plan }: { plan: Plan }) {
  const { t } = useTranslation('demo');
  const language = useLanguage();
  const { seats, projects, gigabytes, support } = included[plan];
  const numbers = numberFormat(language, {});
  const limit = (count: number | null) =>
    count === null ? t('users.includes.unlimited') : numbers.format(count);
  const storage = numberFormat(language, { style: 'unit', unit: 'gigabyte' }).format(gigabytes);
  return (
    <Card title={t('users.includes.title', { plan: t(`users.plan.${plan}`) })}>
      <Facts
        items={[
          { label: t('users.includes.seats'), value: limit(seats) },
          { label: t('users.includes.projects'), value: limit(projects) },
          { label: t('users.includes.storage'), value: storage },
          {
            label: t('users.includes.support'),
            value: t(`users.includes.supportBy.${support}`),
          },
        ]}
      />
    </Card>
  );
}
