import { getPayoutAccount } from '@praxis/contract/endpoints/doctor-profile';
import { dataGroup } from '@praxis/sdk/data';

/** The bank account that payouts go to, and the balance. */
export const payoutAccountGroup = dataGroup({
  app: 'doctor',
  name: 'payout-account',
  endpoint: getPayoutAccount,
});
