import { screen } from '@testing-library/react';
import { renderUi } from '../../testing/render-ui';
import { PeriodFilter } from './period-filter';

it('gives each of its two inputs an accessible name', async () => {
  await renderUi(<PeriodFilter />);
  expect(screen.getByRole('textbox', { name: 'Period' })).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Period To' })).toBeVisible();
});
