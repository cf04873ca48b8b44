import type { Ability } from '../../entities/session';
import type { Role } from '../../roles';

/** Protected resources, in the order of docs/domain.md#permissions. */
export const resources = [
  'doctor',
  'plan',
  'subscription',
  'appointment',
  'visitReason',
  'message',
  'card',
  'charge',
  'refund',
  'payout',
  'invoice',
  'team',
  'vacation',
  'audit',
] as const;
export type Resource = (typeof resources)[number];

/** The part of a resource that a role may access. */
export type Scope = 'all' | 'own' | 'ownPractice' | 'counts' | 'names' | 'public' | 'claimed';

export interface Permission {
  scope: Scope;
  actions: readonly string[];
}

const own = (...actions: string[]): Permission => ({ scope: 'own', actions });
const read = (scope: Scope): Permission => ({ scope, actions: ['read'] });

/** The permissions of docs/domain.md#permissions; anything not listed is denied. */
export const permissions: Readonly<Record<Role, Partial<Record<Resource, Permission>>>> = {
  admin: {
    doctor: { scope: 'all', actions: ['read', 'verify', 'reject', 'suspend', 'reinstate'] },
    plan: read('counts'),
    subscription: read('counts'),
    appointment: read('counts'),
    charge: read('counts'),
    refund: read('counts'),
    payout: read('counts'),
    audit: read('all'),
  },
  doctor: {
    doctor: own('read', 'update'),
    plan: own('read', 'create', 'update', 'delete', 'publish', 'archive'),
    subscription: own('read', 'approve', 'reject', 'end', 'waive'),
    appointment: own(
      'read',
      'create',
      'confirm',
      'decline',
      'propose',
      'cancel',
      'reschedule',
      'checkIn',
      'fulfil',
      'noShow',
      'reopen',
    ),
    visitReason: own('read'),
    message: own('read', 'create', 'close', 'reopen'),
    card: read('own'),
    charge: own('read', 'refund'),
    refund: own('read', 'create'),
    payout: own('read', 'create'),
    invoice: own('read'),
    team: { scope: 'ownPractice', actions: ['read', 'invite', 'resend', 'revoke', 'update'] },
    vacation: own('read', 'create', 'update', 'delete'),
    audit: read('own'),
  },
  teamMember: {
    plan: read('names'),
    subscription: read('ownPractice'),
    appointment: {
      scope: 'ownPractice',
      actions: [
        'read',
        'claim',
        'confirm',
        'decline',
        'propose',
        'cancel',
        'reschedule',
        'checkIn',
      ],
    },
    visitReason: read('claimed'),
    team: read('names'),
    vacation: own('read', 'create', 'update', 'delete'),
  },
  patient: {
    doctor: read('public'),
    plan: read('public'),
    subscription: own('read', 'create', 'cancel', 'resume', 'changePlan'),
    appointment: own('read', 'create', 'cancel', 'reschedule', 'accept', 'withdraw'),
    visitReason: own('read'),
    message: own('read', 'create', 'close', 'reopen'),
    card: own('read', 'create', 'delete', 'makeDefault'),
    invoice: own('read', 'pay'),
    audit: read('own'),
  },
};

/** Returns whether a role may perform an action on a resource, in any scope. */
export const isPermitted = (role: Role, action: string, resource: Resource): boolean =>
  permissions[role][resource]?.actions.includes(action) ?? false;

/** Returns the abilities of a session (CASL); everybody may read the subject Auth. */
export const abilitiesOf = (role: Role): Ability[] => [
  { action: 'read', subject: 'Auth' },
  ...Object.entries(permissions[role]).flatMap(([subject, { actions }]) =>
    actions.map((action) => ({ action, subject })),
  ),
];
