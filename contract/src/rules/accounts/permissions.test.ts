import { allEndpoints } from '../../endpoints/all';
import * as actions from '../../entities/actions';
import { roles } from '../../roles';
import type { Role } from '../../roles';
import { abilitiesOf, isPermitted, permissions } from './permissions';
import type { Resource } from './permissions';
import { appointmentCommands } from '../appointments/appointment-machine';

/** The dashes in the table of docs/domain.md#permissions. */
const denied: Record<Role, readonly Resource[]> = {
  admin: ['visitReason', 'message', 'card', 'team', 'vacation'],
  doctor: [],
  teamMember: ['doctor', 'message', 'card', 'charge', 'refund', 'payout', 'invoice', 'audit'],
  patient: ['charge', 'refund', 'payout', 'team', 'vacation'],
};

test.each(roles)('%s has no permission where the table has a dash', (role) => {
  for (const resource of denied[role]) {
    expect(permissions[role][resource]).toBeUndefined();
    expect(isPermitted(role, 'read', resource)).toBe(false);
  }
});

test.each(roles)('the abilities of %s are its permissions and Auth', (role) => {
  const abilities = abilitiesOf(role);
  expect(abilities[0]).toEqual({ action: 'read', subject: 'Auth' });
  for (const { action, subject } of abilities.slice(1))
    expect(isPermitted(role, action, subject as Resource)).toBe(true);
});

test('the appointment machine and the table grant the same commands', () => {
  const perform = {
    confirm: 'confirm',
    decline: 'decline',
    propose: 'propose',
    checkIn: 'checkIn',
    fulfil: 'fulfil',
    noShow: 'noShow',
    cancel: 'cancel',
    reopen: 'reopen',
    accept: 'accept',
    withdraw: 'withdraw',
  } as const;
  for (const [command, action] of Object.entries(perform))
    for (const role of ['doctor', 'teamMember', 'patient'] as const) {
      const by: readonly string[] = appointmentCommands[command as keyof typeof perform].by;
      expect([command, role, isPermitted(role, action, 'appointment')]).toEqual([
        command,
        role,
        by.includes(role),
      ]);
    }
});

const changeOfMember = { changeRole: 'update', activate: 'update', deactivate: 'update' };

/** Actions offered to each role on each resource, and their names in the table where they differ. */
const offers: readonly (readonly [Role, Resource, readonly string[], Record<string, string>])[] = [
  ['admin', 'doctor', actions.adminDoctorActions, {}],
  ['doctor', 'subscription', actions.doctorSubscriberActions, {}],
  ['doctor', 'appointment', actions.doctorAppointmentActions, {}],
  ['doctor', 'plan', actions.doctorPlanActions, { edit: 'update' }],
  ['doctor', 'vacation', actions.vacationActions, { edit: 'update', cancel: 'delete' }],
  ['doctor', 'team', actions.invitationActions, {}],
  ['doctor', 'team', actions.teamMemberActions, changeOfMember],
  ['doctor', 'charge', actions.doctorChargeActions, {}],
  ['doctor', 'invoice', actions.doctorInvoiceActions, {}],
  ['doctor', 'message', actions.threadActions, { reply: 'create' }],
  ['teamMember', 'appointment', actions.teamAppointmentActions, {}],
  ['teamMember', 'vacation', actions.vacationActions, { edit: 'update', cancel: 'delete' }],
  [
    'patient',
    'subscription',
    actions.patientSubscriptionActions.filter((one) => one !== 'book'),
    {},
  ],
  ['patient', 'appointment', ['book'], { book: 'create' }],
  ['patient', 'appointment', actions.patientAppointmentActions, {}],
  ['patient', 'invoice', actions.patientInvoiceActions, {}],
  ['patient', 'card', actions.patientCardActions, {}],
  ['patient', 'message', actions.threadActions, { reply: 'create' }],
];

test.each(offers)(
  '%s is only offered actions on %s that the table grants',
  (role, resource, names, called) => {
    for (const name of names)
      expect([name, isPermitted(role, called[name] ?? name, resource)]).toEqual([name, true]);
  },
);

test('no endpoint for team members contains money or decisions', () => {
  const reached = allEndpoints.filter(({ endpoint: { audience, path } }) =>
    Array.isArray(audience) ? audience.includes('teamMember') : path.includes('team-member'),
  );
  expect(reached.length).toBeGreaterThan(10);
  const words = /amount|currency|price|card|invoice|payout|decision|rejection|applicant/i;
  expect(reached.flatMap(({ endpoint }) => [...shapeNames(endpoint.response)])).toContain(
    'visitsLeft',
  );
  for (const { endpoint } of reached) {
    expect([...shapeNames(endpoint.response)].filter((name) => words.test(name))).toEqual([]);
  }
});

/** Returns the names of all fields of a schema, at any depth. */
function shapeNames(schema: unknown, names = new Set<string>()): Set<string> {
  if (typeof schema !== 'object' || schema === null) return names;
  const { def } = schema as {
    def?: {
      shape?: Record<string, unknown>;
      element?: unknown;
      innerType?: unknown;
      options?: unknown[];
    };
  };
  for (const [name, inner] of Object.entries(def?.shape ?? {})) {
    names.add(name);
    shapeNames(inner, names);
  }
  shapeNames(def?.element, names);
  shapeNames(def?.innerType, names);
  def?.options?.forEach((option) => shapeNames(option, names));
  return names;
}
