import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderUi } from '../../testing/render-ui';
import { PatientsUnderTest } from './patients-under-test';

/** What jsdom does not do: the place of tables, and how wide each form of theirs is. */
const sizes = { place: 600, all: 500, tight: 450, narrow: 400 };
const observers = new Set<() => void>();

/** Stands in for a browser's, told by `layOut`. */
function testObserver(this: unknown, tell: ResizeObserverCallback): ResizeObserver {
  const observer: ResizeObserver = {
    observe: () => void observers.add(told),
    unobserve: () => undefined,
    disconnect: () => void observers.delete(told),
  };
  const told = () => tell([], observer);
  return observer;
}

const formOf = (table: HTMLElement) => table.parentElement?.dataset['room'];

/** Lays out: what watches sizes is told of them, before anything is painted. */
async function layOut(changed: Partial<typeof sizes>): Promise<void> {
  Object.assign(sizes, changed);
  await act(async () => {
    for (const tell of observers) tell();
    // What changed its own size is watched again from the next frame on.
    await new Promise((resolve) => requestAnimationFrame(resolve));
  });
}

beforeEach(() => {
  Object.assign(sizes, { place: 600, all: 500, tight: 450, narrow: 400 });
  jest.spyOn(window, 'ResizeObserver').mockImplementation(testObserver);
  jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockImplementation(() => sizes.place);
  jest.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockImplementation(function (
    this: HTMLElement,
  ) {
    const form = formOf(this);
    if (form === 'cards') return sizes.place;
    return Math.max(sizes.place, sizes[(form ?? 'all') as 'all' | 'tight' | 'narrow']);
  });
  const styleOf = window.getComputedStyle;
  jest
    .spyOn(window, 'getComputedStyle')
    .mockImplementation((element, pseudo) =>
      element instanceof HTMLTableElement && formOf(element) === 'cards'
        ? ({ display: 'block' } as CSSStyleDeclaration)
        : styleOf(element, pseudo),
    );
});

afterEach(() => {
  jest.restoreAllMocks();
  observers.clear();
});

it('gives up room for acts, then columns, then shows cards, as the place has room for', async () => {
  await renderUi(<PatientsUnderTest />, { at: '/patients' });
  const table = screen.getByRole('table', { name: 'Patients' });
  await layOut({});
  expect(formOf(table)).toBeUndefined();
  // Wider letters.
  await layOut({ all: 660 });
  expect(formOf(table)).toBe('tight');
  await layOut({ tight: 640, narrow: 560 });
  expect(formOf(table)).toBe('narrow');
  await layOut({ narrow: 630 });
  expect(formOf(table)).toBe('cards');
  await layOut({ place: 635 });
  expect(formOf(table)).toBe('narrow');
  await layOut({ place: 650 });
  expect(formOf(table)).toBe('tight');
  await layOut({ place: 1000 });
  expect(formOf(table)).toBeUndefined();
  await layOut({ place: 300 });
  expect(formOf(table)).toBe('cards');
});

it('offers above cards what headings did, however wide the window is', async () => {
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

  await layOut({ place: 800 });
  expect(screen.queryByRole('button', { name: 'Filter and sort' })).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Plan' })).toBeInTheDocument();
});
