import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Navigation, RemoteModule, TopBarProps } from '@praxis/sdk';
import { loadedRemote, type LoadedRemote } from '../federation/load-remote';
import type { RemoteEntry } from '../federation/registry';
import { i18n, startI18n } from '../language/i18n';
import { PageSearch } from './page-search';

jest.mock('../federation/load-remote', () => ({ loadedRemote: jest.fn() }));

const entry = { id: 'demo' } as RemoteEntry;
const navigation = { menu: [], profileMenu: [], pages: [{}, {}] } as unknown as Navigation;

const Found = ({ navigation: { pages }, onClose }: TopBarProps & { onClose(): void }) => (
  <p>
    {i18n.t('demo:found', { count: pages.length })}
    <button type="button" onClick={onClose}>
      Close
    </button>
  </p>
);

beforeAll(() => startI18n('en'));

it('opens the search of the app with its texts, by click and by Ctrl K', async () => {
  const load = jest.fn(async () => ({ default: Found }));
  const module = {
    pages: [],
    search: { feature: 'directory', load },
    texts: async () => ({ default: { found: 'Among {{count}} pages' } }),
  } as unknown as RemoteModule;
  jest.mocked(loadedRemote).mockReturnValue({ entry, module } as LoadedRemote);
  const user = userEvent.setup();
  render(<PageSearch navigation={navigation} entry={entry} />);
  expect(load).not.toHaveBeenCalled();

  await user.click(screen.getByRole('button', { name: /^Search/ }));
  expect(await screen.findByText('Among 2 pages')).toBeInTheDocument();
  await user.keyboard('{Control>}k{/Control}');
  expect(load).toHaveBeenCalledTimes(1);
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByText('Among 2 pages')).not.toBeInTheDocument();
  await user.keyboard('{Control>}k{/Control}');
  expect(await screen.findByText('Among 2 pages')).toBeInTheDocument();
});

it('names the shortcut as on keyboards of the language', async () => {
  await startI18n('de');
  render(<PageSearch navigation={navigation} entry={entry} />);
  expect(screen.getByRole('button', { name: 'Suchen Strg K' })).toHaveTextContent('Suchen Strg K');
});
