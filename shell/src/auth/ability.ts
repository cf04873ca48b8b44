import { createMongoAbility, type MongoAbility } from '@casl/ability';
import type { Identity } from '@praxis/sdk';
import { defaultAccess } from './default-access';

/** The access rules of a person, from the abilities that are saved with their data. */
export function abilityOf(identity: Identity | null): MongoAbility {
  const saved = identity?.userData.abilities ?? [];
  return createMongoAbility([defaultAccess, ...saved]);
}
