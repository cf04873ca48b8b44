import * as endpoints from '@praxis/contract/endpoints/billing';
import type { PatientBilling } from '@praxis/contract/endpoints/billing';
import type { Billing } from '@praxis/contract/entities/billing';
import { updateRecord, checkVersion, newRecord } from '@praxis/contract/rules/versions';
import type { Handler } from '../../core/module';
import { patientOf } from '../caller';
import { handle } from '../handle';
import { table } from '../tables';
import { billingView } from './view';

/** The version before the billing details are first saved. */
const unsaved = { version: 0 };

export const getBilling = handle(endpoints.getBilling, (request, simulation): PatientBilling => {
  const { patient } = patientOf(request, simulation);
  return billingView(simulation, patient.id);
});

export const putBilling = handle(endpoints.putBilling, (request, simulation): PatientBilling => {
  const { patient } = patientOf(request, simulation);
  const records = table(simulation.database, 'billing');
  const billing = records.get(patient.id);
  checkVersion(billing ?? unsaved, request.headers['if-match']);
  const now = simulation.now();
  const next: Billing = billing
    ? updateRecord(billing, request.body, now)
    : { ...newRecord(patient.id, now), patientId: patient.id, ...request.body };
  records.put(next);
  return billingView(simulation, patient.id);
});

export const handlers: readonly Handler[] = [getBilling, putBilling];
