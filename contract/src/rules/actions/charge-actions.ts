import { doctorChargeActions } from '../../entities/actions';
import type { DoctorChargeAction } from '../../entities/actions';
import type { Charge } from '../../entities/charge';
import { refundRefusal } from '../billing/refund';
import { openActions } from './open-actions';

/** Returns the actions that a doctor may take on a charge of theirs. */
export const chargeActionsOn = (charge: Charge): DoctorChargeAction[] =>
  openActions(doctorChargeActions, { refund: !refundRefusal(charge) });
