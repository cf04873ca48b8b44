import { createElement } from 'react';
import { waitFor } from '@testing-library/react';
import { renderUi } from '@praxis/sdk/testing';
import type { KitSection } from './kit';
import { charts } from './sections/charts';
import { extensions } from './sections/extensions';
import { maps } from './sections/maps';
import { tables } from './sections/tables';

const sections: KitSection[] = [extensions, tables, charts, maps];

// The loader reads the types of all entries when it first compiles one.
beforeAll(() => import('./api'), 120_000);

beforeEach(() => {
  // jsdom has no canvas.
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
});

describe.each(sections)('section $slug', (section) => {
  it.each(section.entries)(
    'renders the examples of $slug, each with its own source file',
    async ({ slug }) => {
      const errors = jest.spyOn(console, 'error').mockImplementation(() => undefined);
      const { examples, api = [] } = (await section.load(slug)).default;
      for (const { show, source, title } of examples) {
        const { default: text } = await source();
        expect([title, text]).toEqual([title, expect.stringContaining(`function ${show.name}(`)]);
        const { container, unmount } = await renderUi(createElement(show));
        // Waits for lazy-loaded parts.
        await waitFor(() => expect(container.querySelector('.skeleton')).toBeNull());
        expect(container).not.toBeEmptyDOMElement();
        unmount();
      }
      expect(errors.mock.calls).toEqual([]);
      for (const { names, load } of api) {
        const components = (await load()).default;
        expect(Object.keys(components)).toEqual(expect.arrayContaining([...names]));
      }
      errors.mockRestore();
    },
  );
});
