/** Permissions on a subject, in the order of the table's columns. */
export const rights = ['read', 'create', 'update', 'delete'] as const;
export type Right = (typeof rights)[number];
