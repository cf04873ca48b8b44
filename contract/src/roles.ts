/** The two realms of accounts (docs/domain.md#realms): an account of one has no rights in the other. */
export const realms = ['practice', 'demo'] as const;
export type Realm = (typeof realms)[number];

/** The four roles of the practice realm. */
export const roles = ['admin', 'doctor', 'patient', 'teamMember'] as const;
export type Role = (typeof roles)[number];

/** The roles of the demo realm; they never grant anything in a practice. */
export const demoRoles = ['admin', 'client'] as const;
export type DemoRole = (typeof demoRoles)[number];
