import * as endpoints from '@praxis/contract/endpoints/team-member';
import type { TeamSubscriber } from '@praxis/contract/endpoints/views/subscription';
import type { Colleague } from '@praxis/contract/endpoints/views/team';
import type { Practice } from '@praxis/contract/entities/practice';
import type { Subscription } from '@praxis/contract/entities/subscription';
import type { Handler, Simulation } from '../../core/module';
import { byCode, byText, listAll, listPage } from '../../core/list';
import { doctorsOfPractice, memberOf, teamMemberOf } from '../caller';
import { plansOnSale } from '../doctors/public-doctor';
import { handle, prepareAccount, prepareCatalogs } from '../handle';
import { listTab, orderBy } from '../listing';
import { table } from '../tables';
import { doctorPerson, patientPerson, personView, subscriptionView } from '../views';

type PatientSort = 'patient' | 'startOn' | 'endOn';

export const getTeamPractice = handle(
  endpoints.getTeamPractice,
  (request, simulation) => {
    const { practice } = memberOf(request, simulation);
    const { id, name, address, phone, timeZone, bookingMode } = practice;
    return { id, name, address, phone, timeZone, bookingMode };
  },
  { prepare: prepareAccount },
);

export const listColleagues = handle(
  endpoints.listColleagues,
  (request, simulation) => {
    const { practice } = memberOf(request, simulation);
    const { q, sort = 'fullName', page, perPage } = request.query;
    const members = table(simulation.database, 'teamMembers')
      .filter(({ practiceId, status }) => practiceId === practice.id && status === 'active')
      .map(({ id, userId, roleId }): Colleague => ({
        ...personView(simulation, id, userId),
        roleId,
      }));
    const doctors = doctorsOfPractice(simulation, practice.id).map(({ id }): Colleague => ({
      ...doctorPerson(simulation, id),
      roleId: 'doctor',
    }));
    return listPage([...doctors, ...members], {
      page,
      perPage,
      q,
      words: ({ fullName }) => [fullName],
      order: orderBy<Colleague, 'fullName'>(sort, { fullName: byText((one) => one.fullName) }),
    });
  },
  { prepare: prepareAccount },
);

export const listTeamPlans = handle(
  endpoints.listTeamPlans,
  (request, simulation) => {
    const { practice } = memberOf(request, simulation);
    const { q, sort = 'name', page, perPage } = request.query;
    const plans = doctorsOfPractice(simulation, practice.id).flatMap(({ id }) => {
      return plansOnSale(simulation, id).map(({ plan, current }) => ({
        id: plan.id,
        doctorId: id,
        name: current.name,
      }));
    });
    return listPage(plans, {
      page,
      perPage,
      q,
      words: ({ name }) => [name],
      order: orderBy<(typeof plans)[number], 'name'>(sort, {
        name: byText(({ name }) => name),
      }),
    });
  },
  { prepare: prepareCatalogs },
);

export const listActivePatients = handle(endpoints.listActivePatients, (request, simulation) => {
  const { practice, doctors } = teamMemberOf(request, simulation);
  const { q, status = 'all', sort = 'patient', page, perPage } = request.query;
  const doctorIds = new Set(doctors.map(({ id }) => id));
  const running = table(simulation.database, 'subscriptions')
    .filter((one) => doctorIds.has(one.doctorId) && one.status === 'active')
    .map((one) => activePatient(simulation, one, practice));
  const found = listAll(running, {
    q,
    words: ({ patient, phone, planName }) => [patient.fullName, phone, planName],
  });
  return listTab(found, {
    tabs: ['active', 'expiring'],
    tabOf: (one) => one.status,
    tab: status,
    page,
    perPage,
    order: orderBy<TeamSubscriber, PatientSort>(sort, {
      patient: byText(({ patient }) => patient.fullName),
      startOn: byCode(({ startOn }) => startOn),
      endOn: byCode(({ endOn = '9999' }) => endOn),
    }),
  });
});

export const handlers: readonly Handler[] = [
  getTeamPractice,
  listColleagues,
  listTeamPlans,
  listActivePatients,
];

/** A patient's membership without amounts or application data. */
function activePatient(
  simulation: Simulation,
  subscription: Subscription,
  practice: Practice,
): TeamSubscriber {
  const { id, patientId, doctorId, startOn, endOn } = subscription;
  const { plan, status, visitsLeft } = subscriptionView(simulation, subscription, practice);
  return {
    id,
    patientId,
    patient: patientPerson(simulation, patientId),
    phone: table(simulation.database, 'patients').get(patientId)?.phone ?? '',
    doctor: doctorPerson(simulation, doctorId),
    planName: plan.name,
    status: status === 'expiring' ? 'expiring' : 'active',
    startOn,
    ...(endOn && { endOn }),
    visitsLeft,
  };
}
