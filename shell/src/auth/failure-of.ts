import type { Failure } from '@praxis/sdk/data';

/** Converts an error to a failure. Lazy-loads the data module, which the page does not need to render. */
export async function failureOf(error: unknown): Promise<Failure> {
  const { toFailure } = await import('@praxis/sdk/data');
  return toFailure(error);
}
