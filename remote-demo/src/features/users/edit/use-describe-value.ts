import {
  managedUserPlans,
  managedUserRoles,
  managedUserStatuses,
} from '@praxis/contract/demo/users';
import { useTranslation } from '@praxis/sdk';
import { useIntlLanguage } from '@praxis/sdk/ui';
import { formatDateOnly, oneOf } from '@praxis/sdk/ui/page';
import { countryName } from '../../../shared/countries';
import { useStatusText } from '../../../shared/statuses/statuses';

/** Formats a value that another tab changed; undefined if the raw value is readable. */
export function useDescribeValue(): (path: string, value: unknown) => string | undefined {
  const { t } = useTranslation('demo');
  const statusText = useStatusText();
  const language = useIntlLanguage();
  return (path, value) => {
    if (typeof value !== 'string' || value === '') return undefined;
    const role = path === 'account.role' && oneOf(value, managedUserRoles);
    const plan = path === 'account.currentPlan' && oneOf(value, managedUserPlans);
    const status = path === 'account.status' && oneOf(value, managedUserStatuses);
    if (role) return t(`users.role.${role}`);
    if (plan) return t(`users.plan.${plan}`);
    if (status) return statusText('demoUser', status);
    if (path === 'account.country') return countryName(value, language);
    return path === 'information.birthDate' ? formatDateOnly(value, language) : undefined;
  };
}
