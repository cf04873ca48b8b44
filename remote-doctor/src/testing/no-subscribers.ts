import { subscriberStatuses } from '@praxis/contract/entities/subscription';

/** Response of the list of a practice without subscribers. */
export const noSubscribers = {
  items: [],
  total: 0,
  page: 1,
  perPage: 20,
  counts: Object.fromEntries([...subscriberStatuses, 'all'].map((status) => [status, 0])),
};
