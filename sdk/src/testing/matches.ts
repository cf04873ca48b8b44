import type { Endpoint } from '@praxis/contract';
import type { RawRequest } from '@praxis/mock-server/core/raw';

/** Returns whether a request is to an endpoint. */
export function matches(
  { method, path }: Endpoint,
  request: Pick<RawRequest, 'method' | 'path'>,
): boolean {
  const pattern = new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`);
  return method === request.method && pattern.test(request.path);
}
