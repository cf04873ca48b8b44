import { RequestError, type WireRequest } from '@praxis/sdk/data';
import type { SendOnce, WireResponse } from '@praxis/sdk/data/wire-response';
import type { BackEnd } from '../boot/back-end';
import { dropFirstResponse, takeFirstResponse, type EarlyResponse } from '../boot/early';

/** Sends requests; its code is preloaded, or lazy-loaded with the first request. */
export interface Network {
  send: SendOnce;
  load(): Promise<unknown>;
}

/**
 * Uses the response that the early script requested from an API, so that the first page waits neither
 * for the code that sends requests nor for another round trip.
 */
export function createNetwork(backEnd: BackEnd): Network {
  let sendOnce: SendOnce | undefined;
  const load = async (): Promise<SendOnce> => {
    const { createSendOnce } = await import(
      /* webpackChunkName: "network" */ '@praxis/sdk/data/axios-transport'
    );
    return (sendOnce ??= createSendOnce(backEnd));
  };
  async function sendRequest(request: WireRequest, accessToken?: string): Promise<WireResponse> {
    // Once the code is loaded, sends synchronously, in the same task as the click.
    if (sendOnce) return sendOnce(request, accessToken);
    let loaded: SendOnce;
    try {
      loaded = await load();
    } catch {
      throw new RequestError({ kind: 'offline', status: 0 });
    }
    request.signal?.throwIfAborted();
    return loaded(request, accessToken);
  }

  return {
    load,
    async send(request, accessToken) {
      const first = firstResponse(backEnd, request, accessToken);
      if (!first) return sendRequest(request, accessToken);
      const response = await first;
      request.signal?.throwIfAborted();
      return toWireResponse(response) ?? sendRequest(request, accessToken);
    },
  };
}

function firstResponse(
  { address }: BackEnd,
  { method, path, query }: WireRequest,
  accessToken: string | undefined,
): Promise<EarlyResponse> | undefined {
  if (method !== 'GET') dropFirstResponse();
  if (method !== 'GET' || accessToken === undefined) return undefined;
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query))
    if (value !== undefined && value !== null) search.append(name, String(value));
  return takeFirstResponse(`${address}${path}?${search}`, accessToken);
}

/** Parses a response; undefined for a network error, or if it is not JSON. */
function toWireResponse({ status, text }: EarlyResponse): WireResponse | undefined {
  if (status === 0) return undefined;
  try {
    return { status, body: text === '' ? undefined : JSON.parse(text) };
  } catch {
    return undefined;
  }
}
