import { screen } from '@testing-library/react';
import { renderUi } from '../../testing/render-ui';
import { PeriodFilter } from './period-filter';

it('is named by a word, at each of its ends', async () => {
  await renderUi(<PeriodFilter />);
  expect(screen.getByRole('textbox', { name: 'Period' })).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Period To' })).toBeVisible();
});
