/** Recipient of the last "write an email" link, under the key that the browser's history stores. */
let last: { key: string; email: string } | null = null;

/**
 * Navigation state of a link to a new email. The email address itself stays in memory, because the
 * browser persists history entries and their state.
 */
export function recipientState(email: string): { writeTo: string } {
  const key = crypto.getRandomValues(new Uint32Array(2)).join('-');
  last = { key, email };
  return { writeTo: key };
}

/** Recipient that a location's state refers to; undefined after a reload or sign-out. */
export function recipientFromState(state: unknown): string | undefined {
  const { writeTo } = (state ?? {}) as { writeTo?: unknown };
  return last !== null && last.key === writeTo ? last.email : undefined;
}

/** Called when the session ends. */
export function forgetRecipient(): void {
  last = null;
}
