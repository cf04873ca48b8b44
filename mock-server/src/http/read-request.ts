import type { IncomingMessage } from 'node:http';
import type { RawRequest } from '../core/raw';

/** Holds the largest picture that the contract allows, in base64, and its surroundings; bytes. */
const longestBody = 8 * 1024 * 1024;

/** More was sent than any endpoint takes. */
export class BodyTooLarge extends Error {}

/** What came over the network, as the dispatcher takes it. @throws {BodyTooLarge} */
export async function readRequest(message: IncomingMessage, url: URL): Promise<RawRequest> {
  return {
    // What answers GET answers HEAD; Node leaves the body out.
    method: message.method === 'HEAD' ? 'GET' : (message.method ?? 'GET'),
    path: url.pathname,
    query: url.search.slice(1),
    body: await readBody(message),
    headers: Object.fromEntries(
      Object.entries(message.headers).map(([name, value]) => [name, [value].flat().join(', ')]),
    ),
  };
}

async function readBody(message: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of message as AsyncIterable<Buffer>) {
    length += chunk.length;
    if (length > longestBody) throw new BodyTooLarge();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}
