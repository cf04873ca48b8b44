import type * as z from '@praxis/contract/schema';
import * as appointmentViews from '../endpoints/views/appointment';
import * as doctorViews from '../endpoints/views/doctor';
import * as firstCharge from '../endpoints/views/first-charge';
import * as moneyRecords from '../endpoints/views/money-records';
import * as planViews from '../endpoints/views/plan';
import * as subscriptionViews from '../endpoints/views/subscription';
import * as teamViews from '../endpoints/views/team';
import * as threadViews from '../endpoints/views/thread';
import * as visitTypeViews from '../endpoints/views/visit-type';
import * as address from '../entities/address';
import * as appointment from '../entities/appointment';
import * as auditEvent from '../entities/audit-event';
import * as availability from '../entities/availability';
import * as billing from '../entities/billing';
import * as card from '../entities/card';
import * as charge from '../entities/charge';
import * as doctor from '../entities/doctor';
import * as invoice from '../entities/invoice';
import * as money from '../entities/money';
import * as notification from '../entities/notification';
import * as options from '../entities/options';
import * as patient from '../entities/patient';
import * as payoutAccount from '../entities/payout-account';
import * as payout from '../entities/payout';
import * as plan from '../entities/plan';
import * as practice from '../entities/practice';
import * as primitives from '../entities/primitives';
import * as refund from '../entities/refund';
import * as session from '../entities/session';
import * as subscription from '../entities/subscription';
import * as team from '../entities/team';
import * as thread from '../entities/thread';
import * as user from '../entities/user';
import * as vacation from '../entities/vacation';
import * as visitLedger from '../entities/visit-ledger';
import * as visitType from '../entities/visit-type';

const files = [
  appointmentViews,
  doctorViews,
  firstCharge,
  moneyRecords,
  planViews,
  subscriptionViews,
  teamViews,
  threadViews,
  visitTypeViews,
  address,
  appointment,
  auditEvent,
  availability,
  billing,
  card,
  charge,
  doctor,
  invoice,
  money,
  notification,
  options,
  patient,
  payoutAccount,
  payout,
  plan,
  practice,
  primitives,
  refund,
  session,
  subscription,
  team,
  thread,
  user,
  vacation,
  visitLedger,
  visitType,
];

const nameOf = (exported: string): string =>
  `${exported.charAt(0).toUpperCase()}${exported.slice(1).replace(/Schema$/, '')}`;

/** Schemas that the API description names, so that they are written once: `moneySchema` is `Money`. */
export const namedSchemas: ReadonlyMap<string, z.ZodMiniType> = new Map(
  files.flatMap((file) =>
    Object.entries(file).flatMap(([name, value]): [string, z.ZodMiniType][] =>
      name.endsWith('Schema') ? [[nameOf(name), value as z.ZodMiniType]] : [],
    ),
  ),
);
