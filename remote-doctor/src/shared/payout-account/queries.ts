import { getPayoutAccount } from '@praxis/contract/endpoints/doctor-profile';
import { query } from '@praxis/sdk/data';

/** The bank account for payouts, and the balance. */
export const payoutAccountQuery = query({
  app: 'doctor',
  name: 'payout-account',
  endpoint: getPayoutAccount,
});
