import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HostProvider, type Navigation } from '@praxis/sdk';
import { startI18n } from '../language/i18n';
import SearchDialog from './search-dialog';

jest.mock('@praxis/sdk/router', () => ({ useNavigate: () => jest.fn() }));

beforeAll(() => startI18n('en'));

it('announces that there are no results in an existing live region', async () => {
  const navigation = { menu: [], profileMenu: [], pages: [] } as unknown as Navigation;
  const language = { get: () => 'en', subscribe: () => () => {} };
  render(
    <HostProvider value={{ language } as never}>
      <SearchDialog navigation={navigation} onClose={jest.fn()} />
    </HostProvider>,
  );
  const field = await screen.findByRole('combobox');
  const status = screen.getByRole('status');
  await userEvent.type(field, 'zzz');
  expect(status).toHaveTextContent('No results for “zzz”');
});
