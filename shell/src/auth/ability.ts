import { createMongoAbility, type MongoAbility } from '@casl/ability';
import type { AbilityRule, Identity } from '@praxis/sdk';
import { defaultAccess } from './default-access';

/** The access rules that abilities make. */
export const abilityWith = (abilities: readonly AbilityRule[]): MongoAbility =>
  createMongoAbility([defaultAccess, ...abilities]);

/** The access rules of a person, from the abilities that are saved with their data. */
export const abilityOf = (identity: Identity | null): MongoAbility =>
  abilityWith(identity?.userData.abilities ?? []);
