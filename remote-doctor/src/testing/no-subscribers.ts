import { subscriberStatuses } from '@praxis/contract/entities/subscription';

/** The list of a practice that nobody has subscribed to yet. */
export const noSubscribers = {
  items: [],
  total: 0,
  page: 1,
  perPage: 20,
  counts: Object.fromEntries([...subscriberStatuses, 'all'].map((status) => [status, 0])),
};
