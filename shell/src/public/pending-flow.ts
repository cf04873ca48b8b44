import * as z from '@praxis/contract/schema';
import { readStored, storageKeys, store } from '../boot/storage';

const begunSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('signUp'),
    email: z.string(),
    /** When the code expires, and when another can be asked for; instants. */
    expiresAt: z.string(),
    resendAt: z.string(),
    /** Where the person wanted to go. */
    next: z.string(),
  }),
  z.object({ kind: z.literal('reset'), email: z.string(), resendAt: z.string() }),
  z.object({ kind: z.literal('join'), token: z.string() }),
]);
export type Begun = z.infer<typeof begunSchema>;
type BegunOf<Kind extends Begun['kind']> = Extract<Begun, { kind: Kind }>;

/**
 * What was begun in this tab, so that a reload goes on where it was. It lives in the session
 * storage, which ends with the tab, and never holds a password.
 */
export function readBegun<Kind extends Begun['kind']>(kind: Kind): BegunOf<Kind> | null {
  try {
    const stored = JSON.parse(readStored(storageKeys.begun, 'sessionStorage') ?? 'null') as unknown;
    const begun = begunSchema.safeParse(stored);
    return begun.success && begun.data.kind === kind ? (begun.data as BegunOf<Kind>) : null;
  } catch {
    return null;
  }
}

export const keepBegun = (begun: Begun): void =>
  store(storageKeys.begun, JSON.stringify(begun), 'sessionStorage');

export const forgetBegun = (): void => store(storageKeys.begun, null, 'sessionStorage');
