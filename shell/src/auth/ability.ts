import { createMongoAbility, type MongoAbility } from '@casl/ability';
import type { AbilityRule, Identity } from '@praxis/sdk';
import { defaultAccess } from './default-access';

/** Creates the access rules of abilities. */
export const abilityWith = (abilities: readonly AbilityRule[]): MongoAbility =>
  createMongoAbility([defaultAccess, ...abilities]);

/** Creates the access rules of a user, from their saved abilities. */
export const abilityOf = (identity: Identity | null): MongoAbility =>
  abilityWith(identity?.userData.abilities ?? []);
