import { demoEndpoints } from '@praxis/contract/demo/all';
import { allEndpoints } from '@praxis/contract/endpoints/all';
import { queryOfEndpoint } from '../data/query';
import type { RemoteModule } from '../remote';
import type { SentRequest } from './transport';

/**
 * Asserts that a page's declared first request is the one it sends: otherwise the API would be called twice,
 * and the page would wait for the second response.
 */
export function assertFirstRequest(
  { app, pages }: Pick<RemoteModule, 'app' | 'pages'>,
  at: string,
  sent: readonly SentRequest[],
): void {
  const page = pages.find(({ path }) => [path].flat()[0] === at);
  if (!page?.first) return;
  const requested = sent.filter(({ line }) => line.startsWith('GET ')).map(addressOf);
  const { endpoint: name, query = {} } = page.first;
  const line = [...allEndpoints, ...demoEndpoints]
    .filter((one) => one.name === name)
    .map(({ endpoint: { method, path } }) => `${method} ${path}`);
  if (!line.some((one) => queryOfEndpoint(app.id, one.slice('GET '.length))))
    throw new Error(
      `renderRemote: src/pages.ts declares ${name} as the first request of ${at}. No query sends it the arguments unchanged, so the shell cannot send it ahead of the page.`,
    );
  if (line.some((one) => requested.includes(addressOf({ line: one, query })))) return;
  throw new Error(
    `renderRemote: src/pages.ts declares ${name} as the first request of ${at}, with ${JSON.stringify(query)}. The page requested: ${requested.join(', ')}.`,
  );
}

/** Returns a request's address with sorted parameters. */
function addressOf({ line, query }: Pick<SentRequest, 'line' | 'query'>): string {
  const parameters = Object.entries(query).filter(([, value]) => value !== undefined);
  const search = new URLSearchParams(parameters.map(([name, value]) => [name, String(value)]));
  search.sort();
  return `${line.slice('GET '.length)}?${search}`;
}
