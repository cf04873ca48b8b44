import { execFileSync } from 'node:child_process';
import { describe, expect, it } from '@jest/globals';
import { demoEndpoints } from '@praxis/contract/demo/all';
import { allEndpoints } from '@praxis/contract/endpoints/all';
import { sdkExports, sdkPages } from './sdk-pages.mjs';
import { sidebarGroups } from './sidebar.mjs';
import { typeOfSchema } from './type-of-schema.mjs';

interface Page {
  params: { group?: string; title: string };
  content: string;
}

/**
 * Generates pages in a separate process: they import TypeScript modules, and Jest has loaders of
 * its own.
 */
function pagesFrom(file: string, name: string): Page[] {
  const address = new URL(file, import.meta.url).href;
  const script = `import { ${name} } from '${address}'; process.stdout.write(JSON.stringify(await ${name}()));`;
  const parameters = ['--input-type=module', '--eval', script];
  const written = execFileSync(process.execPath, parameters, { maxBuffer: 100_000_000 });
  return JSON.parse(written.toString()) as Page[];
}

describe("the contract's reference", () => {
  const pages = pagesFrom('./endpoint-pages.mjs', 'endpointPages');

  it('lists every endpoint with its method and path', () => {
    const written = pages.map(({ content }) => content).join('\n');
    const missing = [...allEndpoints, ...demoEndpoints].filter(
      ({ name, endpoint: { method, path } }) =>
        !written.includes(`## ${name}\n\n\`${method} ${path}\``),
    );
    expect(missing.map(({ name }) => name)).toEqual([]);
  });

  it('describes callers, requests, responses and errors', () => {
    const plans = pages.find(({ params }) => params.group === 'plans');
    const section = plans?.content.split('## createPlan')[1]?.split('\n## ')[0];
    expect(section).toContain('Caller: doctor');
    expect(section).toContain('Errors: `price_range`');
    expect(section).toContain('name: string; // 1 to 80 characters');
    expect(section).toContain('**Response, 201**');
  });

  it('renders a schema as a TypeScript type', () => {
    const shape = typeOfSchema({
      type: 'object',
      properties: {
        id: { type: 'string', minLength: 1 },
        kind: { enum: ['video', 'phone'] },
        limits: { type: 'array', items: { anyOf: [{ type: 'number' }, { type: 'null' }] } },
      },
      required: ['id', 'limits'],
    });
    expect(shape).toBe(
      '{\n  id: string; // at least 1 characters\n  kind?: "video" | "phone";\n  limits: (number | null)[];\n}',
    );
  });
});

describe("the sdk's reference", () => {
  it('has a page for each entry that apps import', () => {
    const titles = sdkPages().map(({ params }) => params.title);
    expect(titles).toEqual(
      expect.arrayContaining(['@praxis/sdk', '@praxis/sdk/data', '@praxis/sdk/ui/page']),
    );
  });

  it('shows signatures and types', () => {
    const data = sdkPages().find(({ params }) => params.title === '@praxis/sdk/data');
    expect(data?.content).toContain('useMutation<E extends Endpoint');
    expect(data?.content).toContain('## RequestError\n\nA request that failed');
  });

  it('shows a function under the name of its export', () => {
    const misnamed = sdkExports().flatMap(({ name, exported }) =>
      exported
        .filter((one) => one.kind === 'function' && !one.code.startsWith(one.name))
        .map((one) => `${name} ${one.name}: ${one.code}`),
    );
    expect(misnamed).toEqual([]);
  });

  it('describes every function', () => {
    const silent = sdkExports().flatMap(({ name, exported }) =>
      exported
        .filter(({ kind, text }) => kind === 'function' && text === '')
        .map((one) => `${name} ${one.name}`),
    );
    expect(silent).toEqual([]);
  });
});

it("shows the UI kit's examples with their code and props", () => {
  const button = pagesFrom('./kit-pages.mjs', 'kitPages').find(
    ({ params }) => params.title === 'Button',
  );
  expect(button?.content).toContain('Starts an action or opens a page.');
  expect(button?.content).toContain('<Button danger>Delete plan</Button>');
  expect(button?.content).toMatch(/\| `loading` +\| `boolean`/);
});

it("creates the site's menu from the index", () => {
  const [first, ...others] = sidebarGroups(
    '# Docs\n\n## One\n\n| page | what |\n| --- | --- |\n| [A page](how-to/a.md) | it |\n\n## None\n\ntext\n\n## Two\n\n| [B](reference/b/index.md) | that |\n',
  );
  expect(first).toEqual({ text: 'One', items: [{ text: 'A page', link: '/how-to/a' }] });
  expect(others).toEqual([{ text: 'Two', items: [{ text: 'B', link: '/reference/b/' }] }]);
});
