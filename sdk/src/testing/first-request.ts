import type { RemoteModule } from '../remote';
import type { SentRequest } from './transport';

/**
 * What a page's declaration says that it asks for first is what it asks for: an API would answer
 * twice otherwise, and the page wait for the second answer.
 */
export function requireFirst(
  { pages }: RemoteModule,
  at: string,
  sent: readonly SentRequest[],
): void {
  const page = pages.find(({ path }) => [path].flat()[0] === at);
  if (!page?.first) return;
  const asked = sent.filter(({ line }) => line.startsWith('GET ')).map(addressOf);
  if (asked.includes(sorted(page.first))) return;
  throw new Error(
    `renderRemote: src/pages.ts says that ${at} asks for ${page.first} first. It asks for: ${asked.join(', ')}.`,
  );
}

function addressOf({ line, query }: SentRequest): string {
  const parameters = Object.entries(query).filter(([, value]) => value !== undefined);
  const search = new URLSearchParams(parameters.map(([name, value]) => [name, String(value)]));
  return sorted(`${line.slice('GET '.length)}?${search}`);
}

/** The order of a query's parameters means nothing. */
function sorted(address: string): string {
  const { pathname, searchParams } = new URL(address, 'http://localhost');
  searchParams.sort();
  return `${pathname}?${searchParams}`;
}
