import type { PatientCard } from '@praxis/contract/endpoints/views/money-records';
import type { Card } from '@praxis/contract/entities/card';

/** A patient's own card; what stands for its number stays here. */
export function cardView({ providerRef: _ref, patientId: _patient, ...card }: Card): PatientCard {
  return card;
}
