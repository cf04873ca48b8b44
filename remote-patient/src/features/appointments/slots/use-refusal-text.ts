import { useTranslation } from '@praxis/sdk';
import { useQuery } from '@praxis/sdk/data';
import { useFailureText, useIntlLanguage } from '@praxis/sdk/ui';
import { formatDateOnly, localDateIn } from '@praxis/sdk/ui/page';
import { isOver, subscriptionsQuery } from '../../../shared/queries/subscriptions';
import type { Refusal } from './use-refusal';

/**
 * Why a time could not be had, in words. A time that the subscription ends before is refused as one
 * without appointments left, which is untrue of the period that runs: the last day is said instead.
 */
export function useRefusalText({ failure, doctorId, startAt }: Refusal): string {
  const { t } = useTranslation('patient');
  const language = useIntlLanguage();
  const failureText = useFailureText();
  const subscribed = useQuery(
    subscriptionsQuery,
    failure.code === 'allowance_used' ? { query: { perPage: 100 } } : null,
  );
  if (failure.code === 'patient_overlap') return t('appointments.overlap');
  const held = subscribed.data?.items.find((one) => one.doctor.id === doctorId && !isOver(one));
  const isAfterEnd =
    held?.endOn !== undefined &&
    localDateIn(held.practice.timeZone, Date.parse(startAt)) >= held.endOn;
  return isAfterEnd
    ? t('appointments.afterEnd', { date: formatDateOnly(held.endOn ?? '', language) })
    : failureText(failure);
}
