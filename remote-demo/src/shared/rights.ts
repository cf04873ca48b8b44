/** What may be done with a thing, as tables of rights list it. */
export const rights = ['read', 'create', 'update', 'delete'] as const;
export type Right = (typeof rights)[number];
