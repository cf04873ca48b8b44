import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HostProvider, type MenuEntry, type Navigation } from '@praxis/sdk';
import { createBrowserRouter, Link, RouterProvider } from '@praxis/sdk/router';
import { LinkProvider } from '@praxis/sdk/ui';
import { startI18n } from '../language/i18n';
import { label } from '../testing/manifest';
import SearchDialog from './search-dialog';

beforeAll(() => startI18n('en'));
beforeEach(() => window.history.replaceState(null, '', '/'));

const entryOf = (name: string) =>
  ({ path: `/${name.toLowerCase()}`, label: label(name), icon: 'svg' }) as unknown as MenuEntry;

async function open(...names: string[]) {
  const entries = names.map(entryOf);
  const navigation = { menu: [{ entries }], profileMenu: [], pages: [] } as unknown as Navigation;
  const language = { get: () => 'en', subscribe: () => () => {} };
  const onClose = jest.fn();
  const element = (
    <HostProvider value={{ language } as never}>
      <LinkProvider value={Link}>
        <SearchDialog navigation={navigation} onClose={onClose} />
      </LinkProvider>
    </HostProvider>
  );
  const router = createBrowserRouter([{ path: '*', element }]);
  render(<RouterProvider router={router} />);
  return { router, onClose, field: await screen.findByRole('combobox'), user: userEvent.setup() };
}

it('announces that there are no results in an existing live region', async () => {
  const { field, user } = await open();
  const status = screen.getByRole('status');
  await user.type(field, 'zzz');
  expect(status).toHaveTextContent('No results for “zzz”');
});

it('opens a page by click and by Enter, and closes', async () => {
  const { router, onClose, field, user } = await open('Plans', 'Patients', 'Team');
  await user.click(screen.getByRole('option', { name: 'Plans' }));
  expect(router.state.location.pathname).toBe('/plans');
  expect(onClose).toHaveBeenCalledTimes(1);
  expect(field).toHaveFocus();
  await user.type(field, 'a{ArrowDown}{ArrowDown}{Enter}');
  expect(router.state.location.pathname).toBe('/team');
  expect(onClose).toHaveBeenCalledTimes(2);
});

it('leaves Ctrl+click to the browser, which opens a new tab, and stays open', async () => {
  const { router, onClose, user } = await open('Plans');
  const option = screen.getByRole('option', { name: 'Plans' });
  expect(option).toHaveAttribute('href', '/plans');
  // jsdom would report that it can't open the address.
  const left = jest.fn((event: Event) => event.preventDefault());
  window.addEventListener('click', left, { once: true });
  await user.keyboard('{Control>}');
  await user.click(option);
  await user.keyboard('{/Control}');
  expect(left).toHaveBeenCalledTimes(1);
  expect(router.state.location.pathname).toBe('/');
  expect(onClose).not.toHaveBeenCalled();
});
