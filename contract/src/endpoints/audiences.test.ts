import type { Endpoint } from '../endpoint';
import { roles } from '../roles';
import { isPermitted, permissions } from '../rules/accounts/permissions';
import type { Resource } from '../rules/accounts/permissions';
import { allEndpoints } from './all';

/**
 * Actions of each role-specific endpoint, in the terms of docs/domain.md#permissions. An endpoint whose
 * response has several resources is listed with each of them.
 */
const acts: Readonly<Record<Resource, Readonly<Record<string, string>>>> = {
  doctor: {
    read: 'GET /doctor/background|GET /doctor/practice|GET /doctor/payout|GET /doctor/availability|GET /doctor/visit-types|GET /doctor/visit-types/:id|GET /admin/doctors|GET /admin/doctors/:id',
    update:
      'PUT /doctor/background|PUT /doctor/practice|PUT /doctor/payout|PUT /doctor/availability|POST /doctor/visit-types|PUT /doctor/visit-types/:id|DELETE /doctor/visit-types/:id',
    verify: 'POST /admin/doctors/:id/verify',
    reject: 'POST /admin/doctors/:id/reject',
    suspend: 'POST /admin/doctors/:id/suspend',
    reinstate: 'POST /admin/doctors/:id/reinstate',
  },
  plan: {
    read: 'GET /doctor/plans|GET /doctor/plans/:id|GET /doctor/active-plans|GET /team-member/plans|GET /admin/doctors/:id',
    create: 'POST /doctor/plans',
    update: 'PUT /doctor/plans/:id',
    delete: 'DELETE /doctor/plans/:id',
    publish: 'POST /doctor/plans/:id/publish',
    archive: 'POST /doctor/plans/:id/archive',
  },
  subscription: {
    read: 'GET /doctor/subscribers|GET /doctor/subscribers/:id|GET /doctor/dashboard|GET /team-member/active-patients|GET /patient/subscriptions|GET /admin/doctors/:id',
    approve: 'POST /doctor/subscribers/:id/approve|GET /doctor/subscribers/:id/charge-preview',
    reject: 'POST /doctor/subscribers/:id/reject',
    end: 'POST /doctor/subscribers/:id/end',
    waive: 'POST /doctor/subscribers/:id/waive',
    create: 'POST /patient/subscriptions|POST /patient/subscriptions/preview',
    cancel: 'POST /patient/subscriptions/:id/cancel|POST /patient/subscriptions/:id/cancel-preview',
    resume: 'POST /patient/subscriptions/:id/resume',
    changePlan:
      'POST /patient/subscriptions/:id/change-plan|POST /patient/subscriptions/:id/change-plan-preview',
  },
  appointment: {
    read: 'GET /doctor/appointments|GET /doctor/appointments/:id|GET /doctor/dashboard|GET /team-member/appointment-requests|GET /team-member/appointment-requests/:id|GET /patient/appointments|GET /patient/appointments/:id|GET /admin/doctors/:id',
    create:
      'POST /doctor/appointments|POST /patient/appointments|POST /patient/appointments/preview|POST /holds',
    claim: 'POST /team-member/appointment-requests/:id/claim',
    confirm:
      'POST /doctor/appointments/:id/confirm|POST /team-member/appointment-requests/:id/confirm',
    decline:
      'POST /doctor/appointments/:id/decline|POST /team-member/appointment-requests/:id/decline',
    propose:
      'POST /doctor/appointments/:id/propose|POST /team-member/appointment-requests/:id/propose',
    cancel:
      'POST /doctor/appointments/:id/cancel|POST /team-member/appointment-requests/:id/cancel|POST /patient/appointments/:id/cancel',
    reschedule:
      'POST /doctor/appointments/:id/reschedule|POST /team-member/appointment-requests/:id/reschedule|POST /patient/appointments/:id/reschedule|GET /appointments/:id/slots',
    checkIn:
      'POST /doctor/appointments/:id/check-in|POST /team-member/appointment-requests/:id/check-in',
    fulfil: 'POST /doctor/appointments/:id/fulfil',
    noShow: 'POST /doctor/appointments/:id/no-show',
    reopen: 'POST /doctor/appointments/:id/reopen',
    accept: 'POST /patient/appointments/:id/accept',
    withdraw: 'POST /patient/appointments/:id/withdraw',
  },
  visitReason: {
    read: 'GET /doctor/appointments/:id|GET /team-member/appointment-requests/:id|GET /patient/appointments/:id',
  },
  message: {
    read: 'GET /threads|GET /threads/:id/messages|POST /threads/:id/read',
    create: 'POST /threads|POST /threads/:id/messages',
    close: 'POST /threads/:id/close',
    reopen: 'POST /threads/:id/reopen',
  },
  card: {
    read: 'GET /doctor/subscribers/:id|GET /patient/cards',
    create: 'POST /patient/cards|POST /patient/cards/setup',
    delete: 'DELETE /patient/cards/:id',
    makeDefault: 'POST /patient/cards/:id/default',
  },
  charge: {
    read: 'GET /doctor/payments/charges|GET /doctor/dashboard|GET /admin/doctors/:id',
    refund: 'POST /doctor/payments/charges/:id/refunds',
  },
  refund: {
    read: 'GET /doctor/payments/refunds|GET /doctor/dashboard|GET /admin/doctors/:id',
    create: 'POST /doctor/payments/charges/:id/refunds',
  },
  payout: {
    read: 'GET /doctor/payments/payouts|GET /doctor/payments/payouts/:id/items|GET /admin/doctors/:id',
    create: 'POST /doctor/payments/payouts',
  },
  invoice: {
    read: 'GET /doctor/subscribers/:id|GET /patient/invoices|GET /patient/invoices/:id|GET /patient/billing|PUT /patient/billing',
    pay: 'POST /patient/invoices/:id/pay',
  },
  team: {
    read: 'GET /doctor/team|GET /team-member/team|GET /team-member/practice',
    invite: 'POST /doctor/team/invitations',
    resend: 'POST /doctor/team/invitations/:id/resend',
    revoke: 'POST /doctor/team/invitations/:id/revoke',
    update: 'PATCH /doctor/team/:id',
  },
  vacation: {
    read: 'GET /doctor/vacations|GET /doctor/vacations/:id|GET /team-member/vacations|GET /team-member/vacations/:id',
    create:
      'POST /doctor/vacations|POST /doctor/vacations/preview|POST /team-member/vacations|POST /team-member/vacations/preview',
    update: 'PUT /doctor/vacations/:id|PUT /team-member/vacations/:id',
    delete: 'DELETE /doctor/vacations/:id|DELETE /team-member/vacations/:id',
  },
  audit: {
    read: 'GET /doctor/audit|GET /patient/accesses|POST /patient/data-export|GET /admin/audit',
  },
};

const lineOf = ({ method, path }: Endpoint) => `${method} ${path.replace('/api/v1', '')}`;
const forRoles = new Map(
  allEndpoints.flatMap(({ endpoint }) =>
    typeof endpoint.audience === 'string' ? [] : [[lineOf(endpoint), endpoint.audience] as const],
  ),
);

const rows = Object.entries(acts).flatMap(([resource, ofResource]) =>
  Object.entries(ofResource).map(([action, lines]) => ({
    resource: resource as Resource,
    action,
    lines: lines.split('|'),
  })),
);

test('every role-specific endpoint is listed', () => {
  const known = new Set(rows.flatMap(({ lines }) => lines));
  expect(known).toEqual(new Set(forRoles.keys()));
});

test.each(rows)(
  '$action $resource: endpoints allow exactly the permitted roles',
  ({ action, resource, lines }) => {
    const callers = lines.flatMap((line) => forRoles.get(line) ?? []);
    // Roles read public pages by public endpoints.
    const allowed = roles.filter(
      (role) =>
        isPermitted(role, action, resource) && permissions[role][resource]?.scope !== 'public',
    );
    expect(roles.filter((role) => callers.includes(role))).toEqual(allowed);
  },
);

test('every permission has an endpoint', () => {
  const permitted = roles.flatMap((role) =>
    Object.entries(permissions[role]).flatMap(([resource, { actions }]) =>
      actions.map((action) => `${action} ${resource}`),
    ),
  );
  const done = rows.map(({ action, resource }) => `${action} ${resource}`);
  expect(permitted.filter((one) => !done.includes(one))).toEqual([]);
});

test('endpoints under a role’s path are for that role only', () => {
  const paths = {
    admin: 'admin',
    doctor: 'doctor',
    'team-member': 'teamMember',
    patient: 'patient',
  };
  const under = allEndpoints.flatMap(({ endpoint }) =>
    Object.entries(paths).flatMap(([name, role]) =>
      endpoint.path.startsWith(`/api/v1/${name}/`)
        ? [{ line: lineOf(endpoint), audience: endpoint.audience, role }]
        : [],
    ),
  );
  expect(under.length).toBeGreaterThan(100);
  for (const { line, audience, role } of under) expect([line, audience]).toEqual([line, [role]]);
});
