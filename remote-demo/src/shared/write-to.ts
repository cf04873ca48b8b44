/** Whom the last link was to write to, and what the browser keeps of it: a key that says nothing. */
let last: { key: string; email: string } | null = null;

/**
 * What a link to a new email goes to its place with. The email address itself stays in memory: the
 * browser writes down where somebody was, and what each place was gone to with.
 */
export function stateToWriteTo(email: string): { writeTo: string } {
  const key = crypto.getRandomValues(new Uint32Array(2)).join('-');
  last = { key, email };
  return { writeTo: key };
}

/** Whom the email is to that a place was gone to for; nobody after a reload, or once it is forgotten. */
export function recipientIn(state: unknown): string | undefined {
  const { writeTo } = (state ?? {}) as { writeTo?: unknown };
  return last !== null && last.key === writeTo ? last.email : undefined;
}

/** The session ends. */
export function forgetRecipient(): void {
  last = null;
}
