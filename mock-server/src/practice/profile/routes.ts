import { RuleError } from '@praxis/contract';
import * as endpoints from '@praxis/contract/endpoints/doctor-profile';
import * as practiceEndpoints from '@praxis/contract/endpoints/practice';
import type { Doctor } from '@praxis/contract/entities/doctor';
import type { PayoutAccount } from '@praxis/contract/entities/payout-account';
import { checkAvailability } from '@praxis/contract/rules/appointments/availability';
import { changeBackground } from '@praxis/contract/rules/accounts/verification';
import { updateRecord, checkVersion, newRecord } from '@praxis/contract/rules/versions';
import type { Handler, Simulation } from '../../core/module';
import { announce } from '../announce';
import { visitTypeOf } from '../appointments/context';
import { audit } from '../audit';
import { doctorOf, type DoctorCaller } from '../caller';
import { handle, prepareCatalogs, prepareShare } from '../handle';
import { balanceOf, payoutAccountOf } from '../payments/balance';
import { table } from '../tables';
import { doctorPerson } from '../views';
import { checkJurisdiction, checkOptions } from './checks';
import { changeCurrency } from './currency';
import { changeTimeZone } from './time-zone';

/** The version of a document before it is first saved. */
const unsaved = { version: 0 };

export const getBackground = handle(endpoints.getBackground, (request, simulation) =>
  backgroundView(doctorOf(request, simulation).doctor),
);

export const putBackground = handle(endpoints.putBackground, (request, simulation) => {
  const { user, doctor } = doctorOf(request, simulation);
  checkVersion(doctor, request.headers['if-match']);
  checkOptions(request.body);
  const next = changeBackground(doctor, request.body, simulation.now());
  table(simulation.database, 'doctors').put(next);
  audit(simulation, user, { action: 'update', resource: `doctor:${doctor.id}` });
  if (next.verification === 'pending' && doctor.verification !== 'pending')
    requestVerification(simulation, next);
  return backgroundView(next);
});

export const putPractice = handle(
  practiceEndpoints.putPractice,
  (request, simulation) => {
    const { user, practice } = doctorOf(request, simulation);
    checkVersion(practice, request.headers['if-match']);
    checkJurisdiction(request.body);
    changeCurrency(simulation, practice, request.body.currency);
    changeTimeZone(simulation, practice, request.body.timeZone);
    const next = updateRecord(practice, request.body, simulation.now());
    audit(simulation, user, { action: 'update', resource: `practice:${practice.id}` });
    return table(simulation.database, 'practices').put(next);
  },
  {
    prepare: (request, simulation) => {
      prepareShare(request, simulation);
      prepareCatalogs(request, simulation);
    },
  },
);

export const getPayoutAccount = handle(endpoints.getPayoutAccount, (request, simulation) =>
  payoutView(simulation, doctorOf(request, simulation)),
);

export const putPayoutAccount = handle(endpoints.putPayoutAccount, (request, simulation) => {
  const caller = doctorOf(request, simulation);
  const { user, doctor } = caller;
  const { newId, now, database } = simulation;
  const account = payoutAccountOf(simulation, doctor.id);
  checkVersion(account ?? unsaved, request.headers['if-match']);
  const { bankName, holder, accountNumber } = request.body;
  const isSame = account?.bankName === bankName && account.holder === holder;
  if (accountNumber === undefined && !isSame)
    throw new RuleError('validation_failed', 'Another account needs its number.', {
      accountNumber: ['invalid_type'],
    });
  const last4 = accountNumber?.replace(/\s/g, '').slice(-4) ?? account?.last4 ?? '';
  // The simulated bank verifies every account immediately.
  const status = accountNumber === undefined ? (account?.status ?? 'pending') : 'verified';
  const fields = { bankName, holder, last4, status };
  const next: PayoutAccount = account
    ? updateRecord(account, fields, now())
    : { ...newRecord(newId(), now()), doctorId: doctor.id, ...fields };
  table(database, 'payoutAccounts').put(next);
  audit(simulation, user, { action: 'update', resource: `payout-account:${next.id}` });
  return payoutView(simulation, caller);
});

export const getAvailability = handle(endpoints.getAvailability, (request, simulation) =>
  availabilityView(simulation, doctorOf(request, simulation)),
);

export const putAvailability = handle(endpoints.putAvailability, (request, simulation) => {
  const caller = doctorOf(request, simulation);
  const { id: doctorId } = caller.doctor;
  const hours = storedHours(simulation, doctorId);
  checkVersion(hours ?? unsaved, request.headers['if-match']);
  checkAvailability(request.body);
  for (const { visitTypeId } of request.body.weekly)
    if (visitTypeId) visitTypeOf(simulation, doctorId, visitTypeId);
  const now = simulation.now();
  table(simulation.database, 'availability').put(
    hours
      ? updateRecord(hours, request.body, now)
      : { ...newRecord(simulation.newId(), now), doctorId, ...request.body },
  );
  return availabilityView(simulation, caller);
});

export const handlers: readonly Handler[] = [
  getBackground,
  putBackground,
  putPractice,
  getPayoutAccount,
  putPayoutAccount,
  getAvailability,
  putAvailability,
];

function backgroundView({ version, background, verification, verificationReason }: Doctor) {
  return { version, background, verification, verificationReason };
}

function requestVerification(simulation: Simulation, { id }: Doctor): void {
  const admins = table(simulation.database, 'users').filter(({ role }) => role === 'admin');
  announce(
    simulation,
    admins.map((admin) => admin.id),
    {
      kind: 'verificationRequested',
      values: { doctor: doctorPerson(simulation, id).fullName },
      link: `/admin/doctors/${id}?tab=pending`,
    },
  );
}

function payoutView(simulation: Simulation, caller: DoctorCaller) {
  const stored = payoutAccountOf(simulation, caller.doctor.id);
  const balance = balanceOf(simulation, caller).available;
  if (!stored) return { version: 0, account: null, balance };
  const { doctorId: _doctorId, ...account } = stored;
  return { version: account.version, account, balance };
}

const storedHours = ({ database }: Simulation, id: string) =>
  table(database, 'availability').find(({ doctorId }) => doctorId === id);

function availabilityView(simulation: Simulation, { doctor, practice }: DoctorCaller) {
  const { version = 0, weekly = [], overrides = [] } = storedHours(simulation, doctor.id) ?? {};
  return { version, weekly, overrides, timeZone: practice.timeZone };
}
