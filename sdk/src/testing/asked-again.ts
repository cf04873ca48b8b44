import { allEndpoints } from '@praxis/contract/endpoints/all';
import type { TestBackEnd } from './back-end';
import { settle } from './settle';

type Watched = Pick<TestBackEnd, 'sent' | 'busy' | 'idle'>;

/**
 * What a page loads again after a command: each query that was sent since, once and by its path in
 * the contract, in the order of the alphabet. It should be exactly what is on show of the records
 * that the command changed:
 *
 * ```ts
 * expect(await askedAgain(view, () => view.user.click(archive))).toEqual([
 *   '/api/v1/doctor/plans',
 *   '/api/v1/doctor/plans/:id',
 * ]);
 * ```
 *
 * @param act the press that sends the command, and no earlier one: what a dialog needs to open is
 *   no reload
 */
export async function askedAgain(
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

/** The path as the contract declares it; where two fit, the one with fewer parameters. */
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
