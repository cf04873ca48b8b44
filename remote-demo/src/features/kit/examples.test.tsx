import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { createElement } from 'react';
import { waitFor } from '@testing-library/react';
import { renderUi } from '@praxis/sdk/testing';
import type { KitSection } from './kit';
import { charts } from './sections/charts';
import { extensions } from './sections/extensions';
import { forms } from './sections/forms';
import { maps } from './sections/maps';
import { tables } from './sections/tables';

const sections: KitSection[] = [extensions, forms, tables, charts, maps];

describe.each(sections)('the section $slug', (section) => {
  const folder = path.join(import.meta.dirname, section.slug);

  it.each(section.entries)('shows $slug, each example with its own file', async ({ slug }) => {
    const errors = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const { examples, api = [] } = (await section.load(slug)).default;
    for (const { show, source, title } of examples) {
      const { default: text } = await source();
      expect([title, text]).toEqual([title, expect.stringContaining(`function ${show.name}(`)]);
      const { container, unmount } = await renderUi(createElement(show));
      // Parts whose code comes when they are shown.
      await waitFor(() => expect(container.querySelector('.skeleton')).toBeNull());
      expect(container).not.toBeEmptyDOMElement();
      unmount();
    }
    expect(errors.mock.calls).toEqual([]);
    for (const { names, load } of api)
      expect(Object.keys((await load()).default)).toEqual(expect.arrayContaining([...names]));
    errors.mockRestore();
  });

  it('has each file of its folder in an entry', () => {
    const entries = section.entries.map(({ slug }) =>
      readFileSync(path.join(folder, `${slug}.entry.ts`), 'utf8'),
    );
    for (const file of readdirSync(path.join(folder, 'examples')))
      expect(entries.join()).toContain(`'./examples/${path.basename(file, '.tsx')}?source'`);
    expect(readdirSync(folder).filter((file) => file.endsWith('.entry.ts'))).toHaveLength(
      entries.length,
    );
  });
});
