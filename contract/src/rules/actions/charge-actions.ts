import { doctorChargeActions } from '../../entities/actions';
import type { DoctorChargeAction } from '../../entities/actions';
import type { Charge } from '../../entities/charge';
import { refundRefusal } from '../billing/refund';
import { openActions } from './open-actions';

/** What a doctor may do with a charge of theirs. */
export const chargeActionsOn = (charge: Charge): DoctorChargeAction[] =>
  openActions(doctorChargeActions, { refund: !refundRefusal(charge) });
