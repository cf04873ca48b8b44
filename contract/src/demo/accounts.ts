import type { DemoRole } from '../roles';

interface Rule {
  action: string;
  subject: string;
}

/** Permissions by role: admins may do everything, clients may read two subjects. */
export const demoAbilities: Readonly<Record<DemoRole, Rule[]>> = {
  admin: [{ action: 'manage', subject: 'all' }],
  client: [
    { action: 'read', subject: 'ACL' },
    { action: 'read', subject: 'Auth' },
  ],
};

/** A sample account for the simulated back end. */
export interface DemoAccount {
  email: string;
  password: string;
  role: DemoRole;
  fullName: string;
}

/** One-click accounts of the demo realm, on the sign-in page and in the sample data. */
export const demoAccounts: readonly DemoAccount[] = [
  { email: 'admin@demo.com', password: 'admin', role: 'admin', fullName: 'Dana Whitfield' },
  { email: 'client@demo.com', password: 'client', role: 'client', fullName: 'Chris Lee' },
];
