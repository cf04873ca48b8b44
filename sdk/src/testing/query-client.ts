import type { Endpoint } from '@praxis/contract';
import type { CallInput, CallOptions, Client } from '../data/client';

/** A pending call of a test's client, settled by the test. */
export interface OpenCall {
  endpoint: Endpoint;
  input: CallInput<Endpoint>;
  options: CallOptions;
  aborted: boolean;
  respond(value: unknown): void;
  fail(error: unknown): void;
}

/** Creates a client whose calls stay pending until the test settles them; an aborted one never settles. */
export function createOpenClient(): { client: Client; calls: OpenCall[]; open(): OpenCall[] } {
  const calls: OpenCall[] = [];
  const settled = new Set<OpenCall>();
  const client = {
    call(endpoint: Endpoint, input: CallInput<Endpoint>, options: CallOptions = {}) {
      return new Promise((resolve, reject) => {
        const call: OpenCall = {
          endpoint,
          input,
          options,
          aborted: false,
          respond: (value) => {
            settled.add(call);
            resolve(value);
          },
          fail: (error) => {
            settled.add(call);
            reject(error as Error);
          },
        };
        options.signal?.addEventListener('abort', () => {
          call.aborted = true;
        });
        calls.push(call);
      });
    },
  } as unknown as Client;
  return { client, calls, open: () => calls.filter((call) => !call.aborted && !settled.has(call)) };
}
