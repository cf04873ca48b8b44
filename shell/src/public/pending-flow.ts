import * as z from '@praxis/contract/schema';
import { readStored, storageKeys, store } from '../boot/storage';

const pendingFlowSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('signUp'),
    email: z.string(),
    /** Unknown if the flow was resumed by signing in. */
    role: z.optional(z.enum(['doctor', 'patient'])),
    /** When the code expires, and when another can be requested; instants. */
    expiresAt: z.string(),
    resendAt: z.string(),
    /** The address to continue at. */
    next: z.string(),
  }),
  z.object({ kind: z.literal('reset'), email: z.string(), resendAt: z.string() }),
  z.object({ kind: z.literal('join'), token: z.string() }),
]);
export type PendingFlow = z.infer<typeof pendingFlowSchema>;
type PendingFlowOf<Kind extends PendingFlow['kind']> = Extract<PendingFlow, { kind: Kind }>;

/**
 * Reads the unfinished flow of this tab, so that it survives a reload. It is in the session storage, which
 * ends with the tab, and never contains a password.
 */
export function readPendingFlow<Kind extends PendingFlow['kind']>(
  kind: Kind,
): PendingFlowOf<Kind> | null {
  try {
    const stored = JSON.parse(
      readStored(storageKeys.pendingFlow, 'sessionStorage') ?? 'null',
    ) as unknown;
    const pending = pendingFlowSchema.safeParse(stored);
    return pending.success && pending.data.kind === kind
      ? (pending.data as PendingFlowOf<Kind>)
      : null;
  } catch {
    return null;
  }
}

export const savePendingFlow = (pending: PendingFlow): void =>
  store(storageKeys.pendingFlow, JSON.stringify(pending), 'sessionStorage');

export const clearPendingFlow = (): void => store(storageKeys.pendingFlow, null, 'sessionStorage');
