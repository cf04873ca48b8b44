import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderUi } from '../../testing/render-ui';
import { PatientsUnderTest } from '../../testing/patients-under-test';

/** Simulated widths, since jsdom has no layout: of the container, and of the table in each layout. */
const sizes = { container: 600, all: 500, tight: 450, narrow: 400 };
const observers = new Set<() => void>();

/** A stub of ResizeObserver, triggered by `layOut`. */
function stubObserver(this: unknown, callback: ResizeObserverCallback): ResizeObserver {
  const observer: ResizeObserver = {
    observe: () => void observers.add(trigger),
    unobserve: () => undefined,
    disconnect: () => void observers.delete(trigger),
  };
  const trigger = () => callback([], observer);
  return observer;
}

const layoutOf = (table: HTMLElement) => table.parentElement?.dataset['room'];

/** Simulates a layout with other widths, which triggers the resize observers. */
async function layOut(changed: Partial<typeof sizes>): Promise<void> {
  Object.assign(sizes, changed);
  await act(async () => {
    for (const trigger of observers) trigger();
    // A table that changed its own size is observed again from the next frame on.
    await new Promise((resolve) => requestAnimationFrame(resolve));
  });
}

beforeEach(() => {
  Object.assign(sizes, { container: 600, all: 500, tight: 450, narrow: 400 });
  jest.spyOn(window, 'ResizeObserver').mockImplementation(stubObserver);
  jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockImplementation(() => sizes.container);
  jest.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockImplementation(function (
    this: HTMLElement,
  ) {
    const layout = layoutOf(this);
    if (layout === 'cards') return sizes.container;
    return Math.max(sizes.container, sizes[(layout ?? 'all') as 'all' | 'tight' | 'narrow']);
  });
  const styleOf = window.getComputedStyle;
  jest
    .spyOn(window, 'getComputedStyle')
    .mockImplementation((element, pseudo) =>
      element instanceof HTMLTableElement && layoutOf(element) === 'cards'
        ? ({ display: 'block' } as CSSStyleDeclaration)
        : styleOf(element, pseudo),
    );
});

afterEach(() => {
  jest.restoreAllMocks();
  observers.clear();
});

it('drops the space for actions, then columns, then switches to cards as the container gets narrower', async () => {
  await renderUi(<PatientsUnderTest />, { at: '/patients' });
  const table = screen.getByRole('table', { name: 'Patients' });
  await layOut({});
  expect(layoutOf(table)).toBeUndefined();
  // As with a wider font.
  await layOut({ all: 660 });
  expect(layoutOf(table)).toBe('tight');
  await layOut({ tight: 640, narrow: 560 });
  expect(layoutOf(table)).toBe('narrow');
  await layOut({ narrow: 630 });
  expect(layoutOf(table)).toBe('cards');
  await layOut({ container: 635 });
  expect(layoutOf(table)).toBe('narrow');
  await layOut({ container: 650 });
  expect(layoutOf(table)).toBe('tight');
  await layOut({ container: 1000 });
  expect(layoutOf(table)).toBeUndefined();
  await layOut({ container: 300 });
  expect(layoutOf(table)).toBe('cards');
});

it('offers sorting in the filter sheet above cards, however wide the window is', async () => {
  const person = userEvent.setup();
  const { router } = await renderUi(<PatientsUnderTest />, { at: '/patients' });
  await layOut({});
  expect(screen.queryByRole('button', { name: 'Filter and sort' })).not.toBeInTheDocument();

  await layOut({ all: 700, tight: 700, narrow: 700 });
  await person.click(screen.getByRole('button', { name: 'Filter and sort' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Filter and sort' }));
  await person.click(sheet.getByTitle('Sort Name descending'));
  expect(router.state.location.search).toBe('?sort=-name');
  await person.click(sheet.getByRole('button', { name: 'Show 60 results' }));

  await layOut({ container: 800 });
  expect(screen.queryByRole('button', { name: 'Filter and sort' })).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Plan' })).toBeInTheDocument();
});
