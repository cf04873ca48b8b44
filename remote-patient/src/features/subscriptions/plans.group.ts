import { listDoctorPlans } from '@praxis/contract/endpoints/public';
import { dataGroup } from '@praxis/sdk/data';

/** The plans that the subscription's doctor has on sale. */
export const plansGroup = dataGroup({
  app: 'patient',
  name: 'plans-on-sale',
  endpoint: listDoctorPlans,
});
