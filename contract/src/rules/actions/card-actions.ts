import { patientCardActions } from '../../entities/actions';
import type { PatientCardAction } from '../../entities/actions';
import type { Card } from '../../entities/card';
import type { Subscription } from '../../entities/subscription';
import { chargingRefusal, removalRefusal } from '../billing/card';
import { openActions } from './open-actions';

/**
 * Returns the actions that a patient may take on a card of theirs, given their subscriptions; `today` is the
 * patient's date.
 */
export function cardActionsOn(
  card: Pick<Card, 'id' | 'isDefault' | 'expMonth' | 'expYear'>,
  subscriptions: readonly Subscription[],
  today: string,
): PatientCardAction[] {
  return openActions(patientCardActions, {
    makeDefault: !card.isDefault && !chargingRefusal(card, today),
    delete: !removalRefusal(card, subscriptions),
  });
}
