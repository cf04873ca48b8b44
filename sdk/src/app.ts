import type { Realm } from '@praxis/contract';

/** Declaration of a role app, without its pages (`src/app.ts`). Plain data: the app's build reads it. */
export interface App {
  id: string;
  /** Semver range of supported sdk versions: `^1.0.0`. */
  sdk: string;
  realm: Realm;
  /** Roles of the realm that use the app. */
  roles: readonly string[];
  /** Path prefixes that belong to the app: `/doctor`. `/` alone matches only that address. */
  areas: readonly string[];
  /** Landing page of these roles after sign-in. */
  landing: string;
}
