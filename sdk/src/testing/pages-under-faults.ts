import { act, screen } from '@testing-library/react';
import type { Endpoint, Role } from '@praxis/contract';
import type { RemoteModule } from '../remote';
import { matches, type Fault } from './answers';
import { renderRemote, type RenderedRemote, type RenderRemoteOptions } from './index';
import { expectPlainWords } from './plain-words';
import { settle } from './settle';

/** What a page meets, one after the other, before it is answered. */
const faults: readonly Fault[] = [{ status: 500 }, 'timeout', 'offline', 'malformed', 'forbidden'];

type Address = RenderRemoteOptions['path'];

export interface PagesUnderFaults {
  remote: RemoteModule;
  /** By the path of each page that has a parameter: an address of it, or how to find one. */
  records: Readonly<Record<string, Address>>;
  /** Addresses of the same pages that ask for something else: their tabs. */
  more?: readonly string[];
  /** By path: what the page is whole without, such as a count or what else one might like. */
  beside?: Readonly<Record<string, readonly Endpoint[]>>;
  /** Pages that ask for nothing, by the first part of their addresses. */
  without?: readonly string[];
}

/**
 * A test for every page of an app, from its `pages`. Nothing that the page asks for is answered, in
 * five ways one after the other; then each of its queries alone is not. Each time something on the
 * page says so in words, with Retry, and after the last Retry the page is there.
 */
export function testPagesUnderFaults({
  remote,
  records,
  more = [],
  beside = {},
  without = [],
}: PagesUnderFaults) {
  const cases = remote.pages.flatMap(({ path }) => {
    // Addresses of one page mostly ask for the same.
    const alone = new Set<string>();
    return [path].flat().map((one) => ({ path: one, alone }));
  });
  const tabs = more.map((path) => ({ path, alone: new Set<string>() }));
  const all = [...cases, ...tabs].filter(({ path }) => !without.includes(path.split('/')[1] ?? ''));
  it.each(all)(
    '$path says what failed, and is there after Retry',
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
        await expectToldInWords('all that the page asks for');
        view.failAll(next);
        await retryAll(view);
      }
      expectWhole();
      const queries = queriesOf(view);
      view.unmount();

      for (const line of queries) {
        const isKnown = queries.length === 1 || alone.has(line);
        if (isKnown || beside[path]?.some((one) => isOf(one, line))) continue;
        alone.add(line);
        const one = await open(first, line);
        await expectToldInWords(line);
        one.failAll(null);
        await retryAll(one);
        expectWhole();
        one.unmount();
      }
    },
    60_000,
  );
}

interface Wanted<Item> {
  query?: object;
  /** Of several, the first one of which this is true. */
  where?(item: Item): boolean;
}

/** The first record that a list of a role answers with, at its address under a page's. */
export function recordOf<Item extends { id: string }>(
  role: Role,
  list: Endpoint,
  under: string,
  { query, where = () => true }: Wanted<Item> = {},
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

async function expectToldInWords(what: string): Promise<void> {
  // What stands further down is fetched once the page shows.
  const alerts = await screen.findAllByRole('alert', {}, { timeout: 3000 }).catch(() => []);
  const told = wordsOf(alerts);
  if (told.length === 0 || retries().length === 0)
    throw new Error(
      `Nothing is said of ${what}, which failed: ${told.length} alerts, ${retries().length} buttons to retry. The page says: ${document.body.textContent}`,
    );
  expectPlainWords(told);
}

function expectWhole(): void {
  expect(wordsOf(screen.queryAllByRole('alert'))).toEqual([]);
  expect(wordsOf(retries())).toEqual([]);
  expect(document.querySelector('[aria-busy="true"]')).toBeNull();
}

async function retryAll(view: RenderedRemote): Promise<void> {
  for (const button of retries()) act(() => button.click());
  await settle(view);
}
