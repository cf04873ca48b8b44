/**
 * Whom a new email is to, for a link that begins one: kept with the place in the browser's history, as
 * an email address is nothing for the address bar.
 */
export interface WriteTo {
  writeTo: string;
}

/** What a place was gone to with. */
export function writeToIn(state: unknown): string | undefined {
  const { writeTo } = (state ?? {}) as Partial<WriteTo>;
  return typeof writeTo === 'string' ? writeTo : undefined;
}
