import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { QueryResult } from '../../data/use-query';
import { renderUi } from '../../testing/render-ui';
import { Loaded } from './loaded';

const show = (changes: Partial<QueryResult<number>>) => {
  const reload = jest.fn();
  const query = { data: null, loading: false, error: null, reload, ...changes };
  return renderUi(
    <Loaded query={query} outline="Counting">
      {(count) => <p>{count} patients</p>}
    </Loaded>,
  ).then(() => reload);
};

it('shows the outline until the data is loaded', async () => {
  await show({ loading: true });
  expect(screen.getByText('Counting')).toBeInTheDocument();
});

it('shows falsy data while reloading', async () => {
  await show({ data: 0, loading: true });
  expect(screen.getByText('0 patients')).toBeInTheDocument();
  expect(screen.queryByText('Counting')).not.toBeInTheDocument();
});

it('replaces the outline with the error, and retries', async () => {
  const reload = await show({ error: { kind: 'server', status: 500 } });
  expect(screen.getByRole('alert')).toBeInTheDocument();
  expect(screen.queryByText('Counting')).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(reload).toHaveBeenCalledTimes(1);
});

it('keeps the last data below the error', async () => {
  await show({ data: 12, error: { kind: 'offline', status: 0 } });
  expect(screen.getByRole('alert')).toBeInTheDocument();
  expect(screen.getByText('12 patients')).toBeInTheDocument();
});
