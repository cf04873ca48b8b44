import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { QueryResult } from '../../data/use-query';
import { renderUi } from '../../testing/render-ui';
import { RecordDrawer } from './record-drawer';

interface Patient {
  id: string;
  name: string;
}

const maya = { id: '7', name: 'Maya Okafor' };

const queryOf = (changes: Partial<QueryResult<Patient>>): QueryResult<Patient> => ({
  data: null,
  shown: null,
  loading: false,
  error: null,
  reload: jest.fn(),
  ...changes,
});

const show = (query: QueryResult<Patient>, onApprove = jest.fn()) =>
  renderUi(
    <RecordDrawer
      query={query}
      kind="Patient"
      title={({ name }) => name}
      status={() => 'Pending'}
      closeTo="/patients"
      actions={({ id, name }) =>
        name === 'Nobody'
          ? []
          : [{ key: 'approve', label: 'Approve', primary: true, onSelect: () => onApprove(id) }]
      }
    >
      {({ name }) => <p>Everything about {name}</p>}
    </RecordDrawer>,
    { at: '/patients/7?q=maya' },
  );

it('shows the record with its status and its actions', async () => {
  const onApprove = jest.fn();
  const { router } = await show(queryOf({ data: maya }), onApprove);
  const drawer = screen.getByRole('dialog', { name: 'Maya Okafor' });
  expect(drawer).toHaveTextContent('Pending');
  expect(drawer).toHaveTextContent('Everything about Maya Okafor');
  await userEvent.click(screen.getByRole('button', { name: 'Approve' }));
  expect(onApprove).toHaveBeenCalledWith('7');
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(router.state.location).toMatchObject({ pathname: '/patients', search: '?q=maya' });
});

it('shows a loading state instead of the previous record', async () => {
  await show(queryOf({ shown: { id: '6', name: 'Noah Bakshi' }, loading: true }));
  const drawer = screen.getByRole('dialog', { name: 'Patient' });
  expect(screen.getByRole('status')).toHaveTextContent('Loading');
  expect(drawer).not.toHaveTextContent('Noah Bakshi');
  expect(drawer).not.toHaveTextContent('Pending');
  expect(screen.queryByRole('button', { name: 'Approve' })).not.toBeInTheDocument();
});

it('shows an error in place of the record, and retries', async () => {
  const query = queryOf({ error: { kind: 'timeout', status: 0 } });
  await show(query);
  expect(screen.getByRole('alert')).toHaveTextContent('This is taking too long.');
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(query.reload).toHaveBeenCalledTimes(1);
});

it('shows that a record no longer exists, with a way back to the list', async () => {
  const failure = { kind: 'rule', status: 404, code: 'not_found' } as const;
  const { router } = await show(queryOf({ error: failure }));
  expect(screen.getByRole('alert')).toHaveTextContent(
    'No longer availableThis no longer exists, or you don’t have access to it.',
  );
  expect(screen.queryByRole('button', { name: 'Retry' })).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Back to list' }));
  expect(router.state.location).toMatchObject({ pathname: '/patients', search: '?q=maya' });
});

it('keeps showing the record if reloading fails', async () => {
  await show(queryOf({ data: maya, error: { kind: 'offline', status: 0 } }));
  expect(screen.getByRole('alert')).toBeInTheDocument();
  expect(screen.getByText('Everything about Maya Okafor')).toBeInTheDocument();
});

it('has no buttons if the record has no actions', async () => {
  await show(queryOf({ data: { id: '7', name: 'Nobody' } }));
  expect(screen.getAllByRole('button').map(({ ariaLabel }) => ariaLabel)).toEqual(['Close']);
});
