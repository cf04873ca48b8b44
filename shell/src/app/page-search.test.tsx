import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Navigation, RecordSearch, RemoteModule, TopBarProps } from '@praxis/sdk';
import { loadedRemote, type LoadedRemote } from '../federation/load-remote';
import type { RemoteEntry } from '../federation/registry';
import { i18n, startI18n } from '../language/i18n';
import { PageSearch } from './page-search';
import SearchDialog from './search-dialog';

jest.mock('../federation/load-remote', () => ({ loadedRemote: jest.fn() }));
jest.mock('./search-dialog', () => ({ __esModule: true, default: jest.fn() }));

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

it('gives its own dialog the records of the app', async () => {
  const records = { page: '/patients' } as RecordSearch;
  const module = { pages: [], recordSearch: async () => ({ default: records }) };
  jest.mocked(loadedRemote).mockReturnValue({ entry, module } as unknown as LoadedRemote);
  const dialog = jest.mocked(SearchDialog).mockReturnValue(<p>The frame’s dialog</p>);
  const user = userEvent.setup();
  render(<PageSearch navigation={navigation} entry={entry} />);
  await user.keyboard('{Control>}k{/Control}');
  expect(await screen.findByText('The frame’s dialog')).toBeInTheDocument();
  expect(dialog.mock.lastCall?.[0]).toMatchObject({ navigation, records });
});

it('names the shortcut as on keyboards of the language', async () => {
  await startI18n('de');
  render(<PageSearch navigation={navigation} entry={entry} />);
  expect(screen.getByRole('button', { name: 'Suchen Strg K' })).toHaveTextContent('Suchen Strg K');
});
