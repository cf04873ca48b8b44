import type { PatientBilling } from '@praxis/contract/endpoints/billing';
import type { Simulation } from '../../core/module';
import { table } from '../tables';

/** The recipient of a patient's invoices; stored under the patient's id. */
export function billingView({ database }: Simulation, patientId: string): PatientBilling {
  const stored = table(database, 'billing').get(patientId);
  if (!stored) return { version: 0, billing: null };
  const { version, name, email, address } = stored;
  return { version, billing: { name, email, address } };
}
