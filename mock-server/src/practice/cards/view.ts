import type { PatientCard } from '@praxis/contract/endpoints/views/money-records';
import type { Card } from '@praxis/contract/entities/card';
import { cardActionsOn } from '@praxis/contract/rules/actions/card-actions';
import { isCharged } from '@praxis/contract/rules/billing/card';
import type { Simulation } from '../../core/module';
import type { PatientCaller } from '../caller';
import { localDateAt } from '../sample/local-time';
import { table } from '../tables';

/** Cards expire by the patient's local date. */
export const cardToday = ({ now }: Simulation, { user }: Pick<PatientCaller, 'user'>) =>
  localDateAt(now(), user.timeZone);

/** A patient's view of their own card, without the provider's reference. */
export function cardView(
  simulation: Simulation,
  { providerRef: _ref, patientId, ...shown }: Card,
  caller: Pick<PatientCaller, 'user'>,
): PatientCard {
  const subscriptions = table(simulation.database, 'subscriptions').where('patientId', patientId);
  return {
    ...shown,
    isCharged: isCharged(shown, subscriptions),
    actions: cardActionsOn(shown, subscriptions, cardToday(simulation, caller)),
  };
}
