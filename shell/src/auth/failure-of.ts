import type { Failure } from '@praxis/sdk/data';

/** Why a request failed. The data entry is not needed to show a page, so it is loaded with the first failure. */
export async function failureOf(error: unknown): Promise<Failure> {
  const { toFailure } = await import('@praxis/sdk/data');
  return toFailure(error);
}
