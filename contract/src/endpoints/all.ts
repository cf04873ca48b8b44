import type { Endpoint } from '../endpoint';
import * as admin from './admin';
import * as appointmentRequests from './appointment-requests';
import * as appointmentSlots from './appointment-slots';
import * as auth from './auth';
import * as session from './session';
import * as billing from './billing';
import * as cards from './cards';
import * as doctorAppointments from './doctor-appointments';
import * as doctorAudit from './doctor-audit';
import * as doctorDashboard from './doctor-dashboard';
import * as doctorProfile from './doctor-profile';
import * as practice from './practice';
import * as doctorVisitTypes from './doctor-visit-types';
import * as invoices from './invoices';
import * as me from './me';
import * as meChanges from './me-changes';
import * as options from './options';
import * as patientAppointments from './patient-appointments';
import * as patientData from './patient-data';
import * as patientSubscriptions from './patient-subscriptions';
import * as payments from './payments';
import * as plans from './plans';
import * as publicEndpoints from './public';
import * as subscribers from './subscribers';
import * as team from './team';
import * as teamMember from './team-member';
import * as threads from './threads';
import * as vacations from './vacations';

/** Groups by resource; clients import a single group, never this list. */
const groups = {
  admin,
  appointmentRequests,
  appointmentSlots,
  auth,
  session,
  billing,
  cards,
  doctorAppointments,
  doctorAudit,
  doctorDashboard,
  doctorProfile,
  practice,
  doctorVisitTypes,
  invoices,
  me,
  meChanges,
  options,
  patientAppointments,
  patientData,
  patientSubscriptions,
  payments,
  plans,
  public: publicEndpoints,
  subscribers,
  team,
  teamMember,
  threads,
  vacations,
};

function isEndpoint(value: object): value is Endpoint {
  return 'method' in value && 'path' in value && 'audience' in value;
}

/** Every endpoint of `/api/v1` with its group and name, for tests and back ends. */
export const allEndpoints: readonly { group: string; name: string; endpoint: Endpoint }[] =
  Object.entries(groups).flatMap(([group, exports]) =>
    Object.entries(exports).flatMap(([name, value]) =>
      isEndpoint(value) ? [{ group, name, endpoint: value }] : [],
    ),
  );
