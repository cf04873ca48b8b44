import { listSubscribers } from '@praxis/contract/endpoints/subscribers';
import { getAvailability, getPayoutAccount } from '@praxis/contract/endpoints/doctor-profile';
import { listDoctorVacations } from '@praxis/contract/endpoints/vacations';
import { wholeList } from './whole-list';
import { listVisitTypes } from '@praxis/contract/endpoints/doctor-visit-types';
import { query } from '@praxis/sdk/data';

/** The doctor's patients whose name matches. */
export const patientsByNameQuery = query({
  app: 'doctor',
  name: 'patientsByName',
  endpoint: listSubscribers,
  ask: (client, q: string, options) =>
    client.call(
      listSubscribers,
      { query: { status: 'all', q, sort: 'patient', perPage: 50 } },
      options,
    ),
});

/** Weekly hours and days that differ from them. */
export const availabilityQuery = query({
  app: 'doctor',
  name: 'availability',
  endpoint: getAvailability,
});

/** The bank account that payouts go to, and the balance. */
export const payoutAccountQuery = query({
  app: 'doctor',
  name: 'payout-account',
  endpoint: getPayoutAccount,
});

/** Every vacation of the practice: there are few, so all months come at once. */
export const calendarVacationsQuery = query({
  app: 'doctor',
  name: 'calendarVacations',
  endpoint: listDoctorVacations,
  ask: (client, _args: Record<never, never>, options) =>
    wholeList((page) => client.call(listDoctorVacations, { query: page }, options)),
});

/** Kinds of appointment that the practice offers. */
export const visitTypesQuery = query({
  app: 'doctor',
  name: 'visit-types',
  endpoint: listVisitTypes,
});
