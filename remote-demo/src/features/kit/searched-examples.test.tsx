import { createElement } from 'react';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderUi } from '@praxis/sdk/testing';
import SearchNames from './components/examples/search-names.example';
import ListOfUsers from './page-layout/examples/list-of-users.example';
import SearchedPatients from './tables/examples/list-parts.example';

it.each([
  ['names', SearchNames, 'noàh', 'Noah Fischer', 'Emma Laurent'],
  ['users', ListOfUsers, 'noàh', 'Noah Fischer', 'Emma Laurent'],
  ['patients', SearchedPatients, 'chloé', 'Chloe Meyer', 'Ada Reed'],
] as const)(
  'finds %s regardless of accents, like every search of the product',
  async (_what, example, typed, found, other) => {
    await renderUi(createElement(example));
    await userEvent.type(await screen.findByRole('searchbox'), typed);
    await waitFor(() => expect(screen.queryByText(other)).not.toBeInTheDocument());
    expect(screen.getByText(found)).toBeVisible();
  },
);
