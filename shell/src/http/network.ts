import { RequestError, type WireRequest } from '@praxis/sdk/data';
import type { SendOnce, WireAnswer } from '@praxis/sdk/data/wire-answer';
import type { BackEnd } from '../boot/back-end';
import { dropFirstResponse, takeFirstResponse, type EarlyResponse } from '../boot/early';

/** The way over the network: its code comes ahead, or with the first request that needs it. */
export interface Network {
  send: SendOnce;
  load(): Promise<unknown>;
}

/**
 * Where an API was asked for what the page shows first before any code was there, that answer is
 * taken: the page waits neither for the code that sends requests nor for the network.
 */
export function createNetwork(backEnd: BackEnd): Network {
  let sendOnce: SendOnce | undefined;
  const load = async (): Promise<SendOnce> => {
    const { createSendOnce } = await import(
      /* webpackChunkName: "network" */ '@praxis/sdk/data/axios-transport'
    );
    return (sendOnce ??= createSendOnce(backEnd));
  };
  async function sendNow(request: WireRequest, accessToken?: string): Promise<WireAnswer> {
    // Where the code is there, the request goes out at once: with the press that asks for it.
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
      const first = firstRead(backEnd, request, accessToken);
      if (!first) return sendNow(request, accessToken);
      const answer = await first;
      request.signal?.throwIfAborted();
      return wireAnswer(answer) ?? sendNow(request, accessToken);
    },
  };
}

function firstRead(
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

/** What came; nothing where no answer did, or none of an API's. */
function wireAnswer({ status, text }: EarlyResponse): WireAnswer | undefined {
  if (status === 0) return undefined;
  try {
    return { status, body: text === '' ? undefined : JSON.parse(text) };
  } catch {
    return undefined;
  }
}
