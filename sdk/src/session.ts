import type { Realm } from '@praxis/contract';
import type { DemoUser } from '@praxis/contract/demo/jwt';

/** One access rule, as it is stored with the user's data (CASL). */
export interface AbilityRule {
  action: string;
  subject: string;
}

/** Who is signed in. Ids are numbers in the demo realm and strings in the practice realm. */
export interface UserData {
  id: string | number;
  role: string;
  email: string;
  fullName: string;
  avatarUrl?: string | null;
  locale?: string | null;
  timeZone?: string | null;
  /** The doctor's record, of which their public page tells. */
  doctorId?: string;
  abilities: readonly AbilityRule[];
  /** False until the profile is filled in after signing up; there is nothing else to see until then. */
  profileComplete?: boolean;
}

/**
 * Begins the key of whatever a page keeps in this tab's `sessionStorage` until it is sent: what was
 * entered is there again after a reload, and goes when the session ends.
 */
export const draftPrefix = 'praxis.draft.';

/** A session (docs/domain.md#sessions). The tokens never leave the shell. */
export interface Session {
  realm: Realm;
  userData: UserData;
  accessToken: string;
  refreshToken: string;
}

/** A session of the demo, whose accounts keep the field names of the template (docs/product.md#accounts). */
export function sessionOfDemo({
  userData: { id, role, email, username, fullName, avatar, ability },
  ...tokens
}: Pick<Session, 'accessToken' | 'refreshToken'> & { userData: DemoUser }): Session {
  // Who has just registered has no name yet, and is called by the user name.
  const name = fullName || username;
  const userData = { id, role, email, fullName: name, avatarUrl: avatar, abilities: ability };
  return { realm: 'demo', ...tokens, userData };
}
