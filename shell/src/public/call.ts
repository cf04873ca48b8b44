import type { AnswerOf, Endpoint } from '@praxis/contract';
import type { CallInput } from '@praxis/sdk/data';
import type { Deployment } from '../boot/deployment';

/** Calls an endpoint from a page that was there before the way to the back end was loaded. */
export async function call<E extends Endpoint>(
  { http }: Deployment,
  endpoint: E,
  input: CallInput<E>,
): Promise<AnswerOf<E>> {
  const { client } = await http();
  return client.call(endpoint, input);
}

/** The browser's time zone: new accounts begin with it. */
export const ownTimeZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;
