import type { IncomingMessage } from 'node:http';
import type { RawRequest } from '../core/raw';

/** Fits the contract's largest image in base64 plus the rest of the body, in bytes. */
const maxBodyBytes = 8 * 1024 * 1024;

/** A body that is larger than any endpoint accepts. */
export class BodyTooLarge extends Error {}

/** Converts a Node request to the dispatcher's format. @throws {BodyTooLarge} */
export async function readRequest(message: IncomingMessage, url: URL): Promise<RawRequest> {
  return {
    // HEAD is handled as GET; Node omits the body.
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
    if (length > maxBodyBytes) throw new BodyTooLarge();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}
