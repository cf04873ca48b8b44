import { act, screen } from '@testing-library/react';
import type { Endpoint, Role } from '@praxis/contract';
import type { RemoteModule } from '../remote';
import { matches } from './matches';
import type { Fault } from './responses';
import { renderRemote, type RenderedRemote, type RenderRemoteOptions } from './index';
import { expectPlainWords } from './plain-words';
import { settle } from './settle';

/** Faults that a page meets in turn before its requests succeed. */
const faults: readonly Fault[] = [{ status: 500 }, 'timeout', 'offline', 'malformed', 'forbidden'];

type Address = RenderRemoteOptions['path'];

export interface PagesUnderFaults {
  remote: RemoteModule;
  /** Addresses of pages with parameters, by path: fixed or found in the sample data. */
  records: Readonly<Record<string, Address>>;
  /** More addresses of the same pages with other requests: their tabs. */
  more?: readonly string[];
  /** Optional endpoints by path, such as counts or suggestions: the page is complete without them. */
  beside?: Readonly<Record<string, readonly Endpoint[]>>;
  /** Pages without requests, by the first segment of their path. */
  without?: readonly string[];
}

/**
 * Defines a test for every page of an app, from its `pages`. All of the page's requests fail, in five ways in
 * turn; then each query fails alone. Each time, the page shows an error message in words and Retry, and after
 * the last Retry it is complete.
 */
export function testPagesUnderFaults({
  remote,
  records,
  more = [],
  beside = {},
  without = [],
}: PagesUnderFaults) {
  const cases = remote.pages.flatMap(({ path }) => {
    // Addresses of a page mostly send the same requests.
    const alone = new Set<string>();
    return [path].flat().map((one) => ({ path: one, alone }));
  });
  const tabs = more.map((path) => ({ path, alone: new Set<string>() }));
  const all = [...cases, ...tabs].filter(({ path }) => !without.includes(path.split('/')[1] ?? ''));
  it.each(all)(
    '$path shows the failure and recovers on Retry',
    async ({ path, alone }) => {
      const at = path.includes(':') ? records[path] : path;
      if (at === undefined)
        throw new Error(`Name a record of ${path} in the app's test of pages under faults.`);
      const open = (fault: Fault, line?: string) =>
        renderRemote({ remote, path: at, prepare: ({ failAll }) => failAll(fault, line) });

      const [first = 'offline', ...others] = faults;
      const view = await open(first);
      if (view.sent.length === 0) return;
      for (const next of [...others, null]) {
        await expectErrorShown('all of its requests');
        view.failAll(next);
        await retryAll(view);
      }
      expectComplete();
      const queries = queriesOf(view);
      view.unmount();

      for (const line of queries) {
        const isKnown = queries.length === 1 || alone.has(line);
        if (isKnown || beside[path]?.some((one) => isOf(one, line))) continue;
        alone.add(line);
        const one = await open(first, line);
        await expectErrorShown(line);
        one.failAll(null);
        await retryAll(one);
        expectComplete();
        one.unmount();
      }
    },
    60_000,
  );
}

interface RecordFilter<Item> {
  query?: object;
  /** Selects the first matching record. */
  where?(item: Item): boolean;
}

/** Finds the first record in a list of a role, and returns its address under a page's path. */
export function recordOf<Item extends { id: string }>(
  role: Role,
  list: Endpoint,
  under: string,
  { query, where = () => true }: RecordFilter<Item> = {},
): Address {
  return async ({ api }) => {
    const client = await api(role);
    const { items } = (await client.call(list, { query } as never)) as { items: Item[] };
    const found = items.find(where);
    if (!found) throw new Error(`The sample data has no such record for ${under}.`);
    return `${under}/${found.id}`;
  };
}

const queriesOf = ({ sent }: RenderedRemote) => [
  ...new Set(sent.map(({ line }) => line).filter((line) => line.startsWith('GET '))),
];

function isOf(endpoint: Endpoint, line: string): boolean {
  const [method = '', path = ''] = line.split(' ');
  return matches(endpoint, { method, path });
}

const wordsOf = (elements: readonly HTMLElement[]) =>
  elements.map(({ textContent }) => textContent);

const retries = () => screen.queryAllByRole('button', { name: 'Retry' });

async function expectErrorShown(what: string): Promise<void> {
  // Content below the fold loads after the page shows.
  const alerts = await screen.findAllByRole('alert', {}, { timeout: 3000 }).catch(() => []);
  const texts = wordsOf(alerts);
  if (texts.length === 0 || retries().length === 0)
    throw new Error(
      `No error message after a failure of ${what}: ${texts.length} alerts, ${retries().length} retry buttons. Text of the page: ${document.body.textContent}`,
    );
  expectPlainWords(texts);
}

function expectComplete(): void {
  expect(wordsOf(screen.queryAllByRole('alert'))).toEqual([]);
  expect(wordsOf(retries())).toEqual([]);
  expect(document.querySelector('[aria-busy="true"]')).toBeNull();
}

async function retryAll(view: RenderedRemote): Promise<void> {
  for (const button of retries()) act(() => button.click());
  await settle(view);
}
