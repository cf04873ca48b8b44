import { demoEndpoints } from '@praxis/contract/demo/all';
import { allEndpoints } from '@praxis/contract/endpoints/all';
import { queryOfEndpoint } from '../data/query';
import type { RemoteModule } from '../remote';
import type { SentRequest } from './transport';

/**
 * What a page's declaration says that it asks for first is what it asks for: an API would answer
 * twice otherwise, and the page wait for the second answer.
 */
export function requireFirst(
  { app, pages }: Pick<RemoteModule, 'app' | 'pages'>,
  at: string,
  sent: readonly SentRequest[],
): void {
  const page = pages.find(({ path }) => [path].flat()[0] === at);
  if (!page?.first) return;
  const asked = sent.filter(({ line }) => line.startsWith('GET ')).map(addressOf);
  const { endpoint: name, query = {} } = page.first;
  const line = [...allEndpoints, ...demoEndpoints]
    .filter((one) => one.name === name)
    .map(({ endpoint: { method, path } }) => `${method} ${path}`);
  if (!line.some((one) => queryOfEndpoint(app.id, one.slice('GET '.length))))
    throw new Error(
      `renderRemote: src/pages.ts says that ${at} asks for ${name} first. No query sends it the arguments as they are, so the shell cannot ask for it ahead of the page.`,
    );
  if (line.some((one) => asked.includes(addressOf({ line: one, query })))) return;
  throw new Error(
    `renderRemote: src/pages.ts says that ${at} asks for ${name} first, with ${JSON.stringify(query)}. It asks for: ${asked.join(', ')}.`,
  );
}

/** The order of a query's parameters means nothing. */
function addressOf({ line, query }: Pick<SentRequest, 'line' | 'query'>): string {
  const parameters = Object.entries(query).filter(([, value]) => value !== undefined);
  const search = new URLSearchParams(parameters.map(([name, value]) => [name, String(value)]));
  search.sort();
  return `${line.slice('GET '.length)}?${search}`;
}
