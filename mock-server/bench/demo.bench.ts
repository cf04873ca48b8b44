import { demoModules } from '../src/demo/modules';
import { sampleEmails } from '../src/demo/email/data';
import { sampleInvoices } from '../src/demo/invoices/data';
import { sampleRows } from '../src/demo/sample-table/data';
import { sampleProducts } from '../src/demo/shop/data';
import { startDemo, testNow, type TestDemo } from '../src/demo/testing';
import { sampleTasks } from '../src/demo/todo/data';
import { sampleUsers } from '../src/demo/users/data';
import { repeatSample } from './repeat-sample';

const rowCount = 10_000;
const listBudgetMs = 20;
const callsBefore = 10;

interface List {
  name: string;
  path: string;
  query?: Record<string, string>;
  table: string;
  sample: readonly { id: number }[];
}

/** The most expensive query of each list: search, filter, sort, page. */
const lists: readonly List[] = [
  {
    name: 'users searched and filtered',
    path: '/api/users/list/data',
    query: { q: 'an', role: 'editor' },
    table: 'demo.users',
    sample: sampleUsers().map((user) => ({ ...user, place: user.id })),
  },
  {
    name: 'products sorted by price',
    path: '/apps/ecommerce/products',
    query: { q: 'e', sortBy: 'price-desc' },
    table: 'demo.products',
    sample: sampleProducts(),
  },
  {
    name: 'sample table searched, with all data',
    path: '/api/datatables/data',
    query: { q: 'nurse' },
    table: 'demo.sample-rows',
    sample: sampleRows(testNow),
  },
  {
    name: 'invoices searched, with all data',
    path: '/apps/invoice/invoices',
    query: { q: 'an', status: 'Paid' },
    table: 'demo.invoices',
    sample: sampleInvoices(testNow),
  },
  {
    name: 'tasks sorted by title, all of them',
    path: '/apps/todo/tasks',
    query: { sortBy: 'title-asc' },
    table: 'demo.tasks',
    sample: sampleTasks(testNow),
  },
  {
    name: 'emails searched',
    path: '/apps/email/emails',
    query: { q: 'schedule' },
    table: 'demo.emails',
    sample: sampleEmails(testNow),
  },
];

const request = ({ path, query }: List, { dispatcher }: TestDemo) =>
  dispatcher.dispatch({
    method: 'GET',
    path,
    query: new URLSearchParams(query).toString(),
    body: '',
    headers: {},
  });

/** Warms up a list, as on a page that has been open for a while. */
async function startWith(list: List): Promise<TestDemo> {
  const demo = startDemo();
  await request(list, demo);
  demo.database.addSample(list.table, repeatSample(list.sample, rowCount));
  for (let time = 0; time < callsBefore; time += 1) await request(list, demo);
  return demo;
}

/** Memoizes a function without parameters. */
function memoize<T>(make: () => T): () => T {
  let made: { value: T } | undefined;
  return () => (made ??= { value: make() }).value;
}

/** @public Measurements of this workspace for the speed benchmark. */
export const measurements = [
  {
    name: 'demo: sample data of every module',
    budgetMs: 150,
    prepare: () => Promise.all(demoModules.map((module) => module.load())),
    run: (modules: Awaited<ReturnType<(typeof demoModules)[number]['load']>>[]) => {
      const { simulation } = startDemo();
      for (const { seed } of modules) seed?.(simulation);
    },
  },
  ...lists.map((list) => ({
    name: `demo, ${rowCount} rows: ${list.name}`,
    budgetMs: listBudgetMs,
    prepare: memoize(() => startWith(list)),
    run: (demo: TestDemo) => request(list, demo),
  })),
];
