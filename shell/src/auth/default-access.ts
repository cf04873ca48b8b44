import type { AbilityRule } from '@praxis/sdk';

/**
 * The permission that every user has, regardless of their saved abilities
 * (docs/product.md#demo-accounts). Pages that declare no other access require it.
 */
export const defaultAccess: AbilityRule = { action: 'read', subject: 'Auth' };
