import { screen, within } from '@testing-library/react';
import { getAutocomplete } from '@praxis/contract/demo/search';
import { renderRemote } from '@praxis/sdk/testing';
import { remote } from '../../remote';
import { list, overlay, page, ui } from './api';
import { cards } from './sections/cards';
import { components } from './sections/components';
import { forms } from './sections/forms';
import { pageLayout } from './sections/page-layout';
import { uiElement } from './sections/ui-element';

// The loader reads the types of the whole kit if they have changed.
beforeAll(() => ui().load(), 60_000);

const open = (address: string, language?: 'de') =>
  renderRemote({ remote, role: 'admin', path: address, language });

it('finds a component by its purpose', async () => {
  const { user, router } = await open('/components');
  await user.type(screen.getByRole('searchbox'), 'starts an action');
  await screen.findByText('1 entry');
  await user.click(screen.getByRole('link', { name: 'Button' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Button' })).toBeVisible();
  expect(router.state.location.pathname).toBe('/components/button');
});

it('ignores accents and the kind of apostrophe in a search', async () => {
  const { user } = await open('/components');
  await user.type(screen.getByRole('searchbox'), "the réader's language ");
  expect(await screen.findByText('1 entry')).toBeVisible();
});

it('shows an empty state without results, and clears the search', async () => {
  const { user } = await open('/components?q=zzzz');
  expect(screen.getByText('No results for “zzzz”')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Clear search' }));
  expect(await screen.findByRole('link', { name: 'Button' })).toBeVisible();
});

it('runs an example, and shows and copies its source file', async () => {
  const { default: file } = await import('./components/examples/button-kinds.example?source');
  expect(file).toContain('export default function ButtonKinds()');
  const { user } = await open('/components/button');
  const example = within(await screen.findByRole('region', { name: 'Kinds' }));
  expect(example.getByRole('button', { name: 'Delete plan' })).toBeVisible();
  expect(example.queryByText(/export default/)).not.toBeInTheDocument();

  await user.click(example.getByRole('button', { name: 'Show code' }));
  const view = await example.findByRole('figure', { name: 'Kinds' });
  expect(view.textContent?.trim()).toBe(file.trim());

  await user.click(example.getByRole('button', { name: 'Copy' }));
  expect(await example.findByRole('button', { name: 'Copied' })).toBeVisible();
  expect(await navigator.clipboard.readText()).toBe(file);
});

it('reports a failure to copy the code', async () => {
  const { user, host } = await open('/components/button');
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new Error('denied'));
  const example = within(await screen.findByRole('region', { name: 'Kinds' }));
  await user.click(example.getByRole('button', { name: 'Copy' }));
  expect(host.notices.at(-1)?.text).toMatch(/Couldn’t copy/);
});

it('suggests the highest ranked options of the back end, filtered by the typed text', async () => {
  const { user } = await renderRemote({
    remote,
    role: 'admin',
    path: '/forms/select-field',
    prepare: ({ failNext }) => failNext(getAutocomplete, 'offline'),
  });
  const example = within(
    await screen.findByRole('region', { name: 'Suggestions from the back end' }),
  );
  await user.click(await example.findByRole('button', { name: 'Retry' }));
  const field = await example.findByRole('combobox', { name: /^Topic/ });
  await user.click(field);
  await user.type(await example.findByRole('combobox', { name: /^Topic/ }), 'vaccin');
  await user.click(await screen.findByTitle('Childhood vaccinations'));
  expect(await example.findByTitle('Childhood vaccinations')).toBeVisible();
});

it('lists the props from the types', async () => {
  await open('/components/button');
  const table = within(await screen.findByRole('table', { name: 'Props of LinkButton' }));
  const [, first] = table.getAllByRole('row');
  expect(first).toHaveTextContent('to*required');
  expect(table.getByRole('row', { name: /^kind/ })).toHaveTextContent(
    "'primary' | 'secondary' | 'quiet' | 'link'",
  );
  expect(table.getByRole('row', { name: /^block/ })).toHaveTextContent('Takes the whole width.');
  expect(screen.getByText('Also takes every attribute of <a>.')).toBeVisible();
});

it('renders code in a description as code, without the backticks', async () => {
  await open('/forms/text-field');
  const table = within(await screen.findByRole('table', { name: 'Props of TextField' }));
  const row = table.getByRole('row', { name: /^id/ });
  expect(row).toHaveTextContent("form.field('name') gives it and the next ones.");
  expect(within(row).getByText("form.field('name')")).toHaveProperty('tagName', 'CODE');
});

it('renders typographic quotes in a description, but not in code', async () => {
  await open('/forms/text-field');
  const table = within(await screen.findByRole('table', { name: 'Props of TextField' }));
  const row = table.getByRole('row', { name: /^id/ });
  expect(row).toHaveTextContent('the form’s summary leads to it');
  expect(row).toHaveTextContent("form.field('name')");
});

it('links an unknown address back to the section', async () => {
  const { user } = await open('/components/zzzz');
  await user.click(screen.getByRole('link', { name: 'Show all' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Components' })).toBeVisible();
});

it('is translated into German', async () => {
  await open('/components/button', 'de');
  expect(screen.getByText('Löst eine Aktion aus oder öffnet eine Seite.')).toBeVisible();
  expect(await screen.findAllByRole('button', { name: 'Code anzeigen' })).toHaveLength(4);
});

const sections = [uiElement, cards, components, forms, pageLayout];
const entries = sections.flatMap((section) =>
  section.entries.map(({ slug }) => ({ section, slug, address: `/${section.slug}/${slug}` })),
);

it.each(entries)('shows $address with all of its examples', async ({ section, slug, address }) => {
  const { default: content } = await section.load(slug);
  await open(address);
  for (const { title, source } of content.examples) {
    const region = await screen.findByRole('region', { name: title });
    expect(region).toBeVisible();
    expect(region.querySelector('div[lang="en"]')).not.toBeEmptyDOMElement();
    expect((await source()).default).toContain('export default function');
  }
  for (const { from, names, load } of content.api ?? []) {
    const facts = (await load()).default;
    expect([from, ...names.filter((name) => !facts[name])]).toEqual([from]);
    expect(screen.getByText(new RegExp(`} from '${from}';`))).toBeVisible();
  }
});

/** Components for the shell only, which need no documentation. */
const shellOnly = ['ClockProvider', 'LinkProvider', 'ThemeProvider', 'ToastArea'];

it('documents every component that the sdk exports for pages', async () => {
  const known = new Set(shellOnly);
  for (const { section, slug } of entries) {
    const { api = [] } = (await section.load(slug)).default;
    for (const { names } of api) names.forEach((name) => known.add(name));
  }
  const all = await Promise.all([ui(), page(), overlay(), list()].map(({ load }) => load()));
  const exported = all.flatMap(({ default: each }) => Object.keys(each));
  expect(exported.filter((name) => !known.has(name))).toEqual([]);
});

/** Props with the same meaning everywhere, which need no description. */
const knownProps = ['children', 'className'];

it('has a description of every prop', async () => {
  const all = await Promise.all([ui(), page(), overlay(), list()].map(({ load }) => load()));
  const undocumented = all
    .flatMap(({ default: each }) => Object.entries(each))
    .filter(([name]) => !shellOnly.includes(name))
    .flatMap(([name, { props }]) =>
      props
        .filter((prop) => prop.text === '' && !knownProps.includes(prop.name))
        .map((prop) => `${name}.${prop.name}`),
    );
  expect(undocumented).toEqual([]);
});

it('shows each color with its contrast, and copies its custom property', async () => {
  const { user } = await open('/colors');
  const text = screen.getByRole('button', { name: /^text.*#101828/ });
  expect(text).toHaveTextContent('17.7 : 1 on card');
  await user.click(text);
  expect(text).toHaveTextContent('Copied');
  expect(await navigator.clipboard.readText()).toBe('var(--praxis-text)');
});

it('finds an icon and copies its import', async () => {
  const { user } = await open('/icons');
  await user.type(screen.getByRole('searchbox'), 'calendar-days');
  await user.click(await screen.findByRole('button', { name: 'calendar-days' }));
  expect(await navigator.clipboard.readText()).toBe(
    "import CalendarDays from 'lucide-react/icons/calendar-days';",
  );
});
