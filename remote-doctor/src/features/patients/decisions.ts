import type { DoctorSubscriber } from '@praxis/contract/endpoints/views/subscription';

/** What a doctor may decide about a subscription. */
export const decisions = ['approve', 'reject', 'end', 'waive'] as const;
export type Decision = (typeof decisions)[number];

/** The decisions that fit a subscription as it stands. */
export function decisionsFor({
  status,
  billingState,
}: Pick<DoctorSubscriber, 'status' | 'billingState'>): Decision[] {
  if (status === 'pending') return ['approve', 'reject'];
  if (status !== 'active' && status !== 'expiring') return [];
  return billingState === 'pastDue' || billingState === 'unpaid' ? ['waive', 'end'] : ['end'];
}

/** The plan serves the patient, or may yet: only then are visits left and periods run. */
export const isServed = ({ status }: Pick<DoctorSubscriber, 'status'>): boolean =>
  status !== 'rejected' && status !== 'expiredCancelled';
