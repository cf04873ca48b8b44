import { allEndpoints } from '@praxis/contract/endpoints/all';
import type { TestBackEnd } from './back-end';
import { settle } from './settle';

type Watched = Pick<TestBackEnd, 'sent' | 'busy' | 'idle'>;

/**
 * Returns the queries that a page reloads after a mutation: each request sent since, once, by its path in the
 * contract, sorted. They should be exactly the visible queries of the changed records:
 *
 * ```ts
 * expect(await reloadedQueries(view, () => view.user.click(archive))).toEqual([
 *   '/api/v1/doctor/plans',
 *   '/api/v1/doctor/plans/:id',
 * ]);
 * ```
 *
 * @param act the click that sends the mutation and nothing before it: requests of an opening dialog are no
 * reloads
 */
export async function reloadedQueries(
  { sent, ...backEnd }: Watched,
  act: () => Promise<unknown>,
): Promise<string[]> {
  await settle(backEnd);
  const before = sent.length;
  await act();
  await settle(backEnd);
  const queries = sent.slice(before).filter(({ line }) => line.startsWith('GET '));
  return [...new Set(queries.map(({ line }) => pathOf(line.slice('GET '.length))))].toSorted();
}

/** Returns the contract's path of an address; of two matches, the one with fewer parameters. */
function pathOf(address: string): string {
  const fitting = allEndpoints
    .filter(({ endpoint: { method, path } }) => method === 'GET' && fits(path, address))
    .map(({ endpoint: { path } }) => path)
    .toSorted((one, other) => one.split(':').length - other.split(':').length);
  return fitting[0] ?? address;
}

function fits(path: string, address: string): boolean {
  const [declared, sent] = [path.split('/'), address.split('/')];
  return (
    declared.length === sent.length &&
    declared.every((part, index) => part.startsWith(':') || part === sent[index])
  );
}
