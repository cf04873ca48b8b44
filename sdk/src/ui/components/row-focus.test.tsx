import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderUi } from '../../testing/render-ui';
import { ConfirmDialog } from '../overlay/confirm-dialog';
import { Button } from './button';
import { DataTable } from './data-table';

interface Request {
  id: string;
}

/** A list of requests: answering one, at once or after a question, takes it out of the list. */
function Requests({ asks }: { asks: boolean }) {
  const [rows, setRows] = useState<Request[]>([{ id: 'Ada' }, { id: 'Ben' }]);
  const [asked, setAsked] = useState<string | null>(null);
  const answer = (id: string) => setRows((all) => all.filter((one) => one.id !== id));
  return (
    <main id="main" tabIndex={-1}>
      <DataTable<Request>
        label="Requests"
        rows={rows}
        rowKey={({ id }) => id}
        rowName={({ id }) => id}
        columns={[
          {
            key: 'act',
            title: 'Act',
            cell: ({ id }) => (
              <Button onClick={() => (asks ? setAsked(id) : answer(id))}>Answer {id}</Button>
            ),
          },
        ]}
      />
      {asked !== null && (
        <ConfirmDialog
          title="Answer?"
          verb="Yes"
          onConfirm={() => answer(asked)}
          onClose={() => setAsked(null)}
        />
      )}
    </main>
  );
}

it('gives the focus to the page where the row that has it leaves the list', async () => {
  await renderUi(<Requests asks={false} />);
  await userEvent.click(screen.getByRole('button', { name: 'Answer Ada' }));
  expect(screen.queryByRole('button', { name: 'Answer Ada' })).not.toBeInTheDocument();
  expect(screen.getByRole('main')).toHaveFocus();
});

it('gives it to the page where the row left while a dialog asked', async () => {
  await renderUi(<Requests asks />);
  await userEvent.click(screen.getByRole('button', { name: 'Answer Ada' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Yes' }));
  expect(screen.queryByRole('button', { name: 'Answer Ada' })).not.toBeInTheDocument();
  expect(screen.getByRole('main')).toHaveFocus();
});
