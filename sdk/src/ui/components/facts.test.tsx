import { screen } from '@testing-library/react';
import { renderUi } from '../../testing/render-ui';
import { Facts } from './facts';

it('shows a dash for a missing value, but not for zero', async () => {
  await renderUi(
    <Facts
      items={[
        { label: 'Phone', value: '' },
        { label: 'Address', value: null },
        { label: 'Plans', value: 0 },
        false,
      ]}
    />,
  );
  const values = screen.getAllByRole('definition').map(({ textContent }) => textContent);
  expect(values).toEqual(['–', '–', '0']);
});
