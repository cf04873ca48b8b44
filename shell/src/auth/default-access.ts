import type { AbilityRule } from '@praxis/sdk';

/**
 * What everybody may do, whatever was saved with their data (docs/product.md#demo-accounts). It is
 * what an address needs that names nothing else.
 */
export const defaultAccess: AbilityRule = { action: 'read', subject: 'Auth' };
