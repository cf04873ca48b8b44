import { createMongoAbility, type MongoAbility } from '@casl/ability';
import type { AbilityRule, Identity } from '@praxis/sdk';

/** What everybody may do, whatever was saved with their data (docs/product.md#demo-accounts). */
const defaultRules: AbilityRule[] = [{ action: 'read', subject: 'Auth' }];

/** What an address needs that names nothing else: what everybody may do. */
export const defaultAccess: AbilityRule = { action: 'read', subject: 'Auth' };

/** The access rules of a person, from the abilities that are saved with their data. */
export function abilityOf(identity: Identity | null): MongoAbility {
  const saved = identity?.userData.abilities ?? [];
  return createMongoAbility([...defaultRules, ...saved]);
}
