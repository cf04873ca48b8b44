import { errorStatus } from '../errors';
import { roles } from '../roles';
import { allEndpoints } from './all';

/** The endpoints of docs/domain.md#endpoints. */
const specified = `
POST /auth/sign-up|POST /auth/verify|POST /auth/resend-code|POST /auth/login|POST /auth/refresh|POST /auth/logout
POST /auth/forgot-password|POST /auth/reset-password|GET /me|PATCH /me|POST /me/avatar|GET /me/badges
GET /me/notifications|POST /me/notifications/read
GET /options/:list|GET /doctors|GET /doctors/:id|GET /doctors/:id/plans|GET /payments/public-key
GET /doctor/dashboard|GET /doctor/background|PUT /doctor/background|GET /doctor/practice|PUT /doctor/practice
GET /doctor/payout|PUT /doctor/payout|GET /doctor/availability|PUT /doctor/availability
GET /doctor/visit-types|POST /doctor/visit-types|GET /doctor/visit-types/:id|PUT /doctor/visit-types/:id|DELETE /doctor/visit-types/:id
GET /doctor/plans|POST /doctor/plans|GET /doctor/plans/:id|PUT /doctor/plans/:id|DELETE /doctor/plans/:id
POST /doctor/plans/:id/publish|POST /doctor/plans/:id/archive|GET /doctor/active-plans
GET /doctor/subscribers|GET /doctor/subscribers/:id|GET /doctor/subscribers/:id/charge-preview
POST /doctor/subscribers/:id/approve|POST /doctor/subscribers/:id/reject|POST /doctor/subscribers/:id/end|POST /doctor/subscribers/:id/waive
GET /doctors/:id/slots|GET /doctors/:id/next-slot|POST /holds|GET /patient/appointments|POST /patient/appointments
POST /patient/appointments/:id/cancel|POST /patient/appointments/:id/reschedule|POST /patient/appointments/:id/accept|POST /patient/appointments/:id/withdraw
GET /doctor/appointments|POST /doctor/appointments|POST /doctor/appointments/:id/confirm|POST /doctor/appointments/:id/decline
POST /doctor/appointments/:id/propose|POST /doctor/appointments/:id/cancel|POST /doctor/appointments/:id/check-in
POST /doctor/appointments/:id/fulfil|POST /doctor/appointments/:id/no-show|POST /doctor/appointments/:id/reopen
GET /team-member/appointment-requests|POST /team-member/appointment-requests/:id/claim|POST /team-member/appointment-requests/:id/confirm
POST /team-member/appointment-requests/:id/decline|POST /team-member/appointment-requests/:id/propose
POST /team-member/appointment-requests/:id/cancel|POST /team-member/appointment-requests/:id/check-in
GET /patient/subscriptions|POST /patient/subscriptions|POST /patient/subscriptions/:id/cancel-preview|POST /patient/subscriptions/:id/cancel
POST /patient/subscriptions/:id/resume|POST /patient/subscriptions/:id/change-plan-preview|POST /patient/subscriptions/:id/change-plan
POST /patient/cards/setup|GET /patient/cards|POST /patient/cards|DELETE /patient/cards/:id|POST /patient/cards/:id/default
GET /patient/billing|PUT /patient/billing|GET /patient/invoices|GET /patient/invoices/:id|POST /patient/invoices/:id/pay
GET /patient/accesses|POST /patient/data-export
GET /doctor/payments/charges|GET /doctor/payments/refunds|GET /doctor/payments/payouts|POST /doctor/payments/charges/:id/refunds
POST /doctor/payments/payouts|GET /doctor/payments/payouts/:id/items
GET /threads|POST /threads|GET /threads/:id/messages|POST /threads/:id/messages|POST /threads/:id/read|POST /threads/:id/close|POST /threads/:id/reopen
GET /doctor/team|POST /doctor/team/invitations|POST /doctor/team/invitations/:id/resend|POST /doctor/team/invitations/:id/revoke
POST /invitations/accept|PATCH /doctor/team/:id
GET /team-member/practice|GET /team-member/team|GET /team-member/plans|GET /team-member/active-patients
GET /doctor/vacations|POST /doctor/vacations|GET /doctor/vacations/:id|PUT /doctor/vacations/:id|DELETE /doctor/vacations/:id|POST /doctor/vacations/preview
GET /team-member/vacations|POST /team-member/vacations|GET /team-member/vacations/:id|PUT /team-member/vacations/:id|DELETE /team-member/vacations/:id|POST /team-member/vacations/preview
GET /doctor/audit
GET /admin/doctors|GET /admin/doctors/:id|POST /admin/doctors/:id/verify|POST /admin/doctors/:id/reject
POST /admin/doctors/:id/suspend|POST /admin/doctors/:id/reinstate|GET /admin/audit
`
  .trim()
  .split(/[|\n]/);

const routes = allEndpoints.map(
  ({ endpoint: { method, path } }) => `${method} ${path.replace('/api/v1', '')}`,
);

test('every specified endpoint is declared once', () => {
  expect(specified.filter((route) => !routes.includes(route))).toEqual([]);
  expect(routes.filter((route, index) => routes.indexOf(route) !== index)).toEqual([]);
});

describe.each(allEndpoints.map((entry) => [`${entry.group}.${entry.name}`, entry.endpoint]))(
  '%s',
  (_, endpoint) => {
    test('has schemas and flags that match its path and method', () => {
      const names = [...endpoint.path.matchAll(/:(\w+)/g)].map(([, name]) => name);
      const sample = Object.fromEntries(names.map((name) => [name, 'roles']));
      expect(endpoint.path).toMatch(/^\/api\/v1\//);
      expect(endpoint.params?.safeParse(sample).success ?? true).toBe(true);
      expect(Boolean(endpoint.params)).toBe(names.length > 0);
      if (endpoint.method === 'GET') {
        expect(endpoint.body ?? endpoint.versioned ?? endpoint.idempotent).toBeUndefined();
        expect(endpoint.response).toBeDefined();
      }
      if (['PUT', 'PATCH', 'DELETE'].includes(endpoint.method))
        expect(endpoint.versioned).toBe(true);
      if (Array.isArray(endpoint.audience))
        for (const role of endpoint.audience) expect(roles).toContain(role);
      for (const code of endpoint.errors ?? []) expect(errorStatus).toHaveProperty(code);
    });

    test('rejects a body of the wrong shape or with unknown fields, and ignores unknown query parameters', () => {
      for (const bad of [undefined, null, 1, 'text', [], { unknown: 1 }])
        if (endpoint.body) expect(endpoint.body.safeParse(bad).success).toBe(false);
      const asked = endpoint.query?.safeParse({
        from: '2026-01-01',
        to: '2026-01-02',
        visitTypeId: 'a',
        utm: 'x',
      });
      expect(asked?.success ?? true).toBe(true);
      expect(asked?.data ?? {}).not.toHaveProperty('utm');
    });
  },
);
