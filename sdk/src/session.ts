import type { Realm } from '@praxis/contract';
import type { DemoUser } from '@praxis/contract/demo/jwt';

/** A CASL access rule, as stored with the user data. */
export interface AbilityRule {
  action: string;
  subject: string;
}

/** The signed-in user. Ids are numbers in the demo realm and strings in the practice realm. */
export interface UserData {
  id: string | number;
  role: string;
  email: string;
  fullName: string;
  avatarUrl?: string | null;
  locale?: string | null;
  timeZone?: string | null;
  /** Id of the doctor's record, shown on their public page. */
  doctorId?: string;
  abilities: readonly AbilityRule[];
  /** False until the profile is completed after sign-up; no other page is available until then. */
  profileComplete?: boolean;
}

/**
 * Prefix of the `sessionStorage` keys of drafts: unsent input survives a reload of the tab and is deleted
 * when the session ends.
 */
export const draftPrefix = 'praxis.draft.';

/** A session (docs/domain.md#sessions). The tokens never leave the shell. */
export interface Session {
  realm: Realm;
  userData: UserData;
  accessToken: string;
  refreshToken: string;
}

/** Converts a demo session, whose accounts keep the template's field names (docs/product.md#accounts). */
export function sessionOfDemo({
  userData: { id, role, email, username, fullName, avatar, ability },
  ...tokens
}: Pick<Session, 'accessToken' | 'refreshToken'> & { userData: DemoUser }): Session {
  // A newly registered user has no full name yet.
  const name = fullName || username;
  const userData = { id, role, email, fullName: name, avatarUrl: avatar, abilities: ability };
  return { realm: 'demo', ...tokens, userData };
}
