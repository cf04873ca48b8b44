import type { Realm } from '@praxis/contract';

/** What a role app is, beside its pages (`src/app.ts`). Data only: the app's build reads it. */
export interface App {
  id: string;
  /** Range of sdk versions that the app works with: `^1.0.0`. */
  sdk: string;
  realm: Realm;
  /** Roles of that realm whose app this is. */
  roles: readonly string[];
  /** Path prefixes that belong to the app: `/doctor`. `/` alone stands for that very address. */
  areas: readonly string[];
  /** Where a person of these roles lands after signing in. */
  landing: string;
}
