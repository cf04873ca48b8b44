import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderUi } from '../../testing/render-ui';
import { ConfirmDialog } from '../overlay/confirm-dialog';
import { Button } from './button';
import { DataTable } from '../list/table/data-table';

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

/** A list of invitations: one that is taken back stays, without its button. */
function Invitations() {
  const [revoked, setRevoked] = useState(false);
  return (
    <main id="main" tabIndex={-1}>
      <DataTable<Request>
        label="Invitations"
        rows={[{ id: revoked ? 'Ada, revoked' : 'Ada' }]}
        rowKey={() => 'ada'}
        rowName={({ id }) => id}
        columns={[
          { key: 'who', title: 'Who', cell: ({ id }) => <a href="#ada">{id}</a> },
          {
            key: 'act',
            title: 'Act',
            cell: ({ id }) =>
              id === 'Ada' && <Button onClick={() => setRevoked(true)}>Revoke</Button>,
          },
        ]}
      />
    </main>
  );
}

it('gives it to the link of a row whose button goes with its act', async () => {
  await renderUi(<Invitations />);
  await userEvent.click(screen.getByRole('button', { name: 'Revoke' }));
  expect(screen.getByRole('link', { name: 'Ada, revoked' })).toHaveFocus();
});

/** A list whose page is turned by the keyboard, wherever the focus is. */
function Leafed() {
  const [first, setFirst] = useState(1);
  return (
    <main id="main" tabIndex={-1}>
      <DataTable<Request>
        label="Requests"
        rows={[first, first + 1].map((number) => ({ id: `No. ${number}` }))}
        rowKey={({ id }) => id}
        rowName={({ id }) => id}
        rowActions={() => [{ key: 'open', label: 'Open', primary: true }]}
        columns={[{ key: 'id', title: 'Id', cell: ({ id }) => <a href="/">{id}</a> }]}
      />
      <Button onClick={() => setFirst(first + 2)}>Next</Button>
    </main>
  );
}

describe('another page of a table', () => {
  const next = () => fireEvent.click(screen.getByRole('button', { name: 'Next' }));

  it('is shown in the rows of the one before', async () => {
    await renderUi(<Leafed />);
    const rows = screen.getAllByRole('row');
    next();
    expect(screen.getAllByRole('row')).toEqual(rows);
    expect(screen.getAllByRole('rowheader').map((cell) => cell.textContent)).toEqual([
      'No. 3',
      'No. 4',
    ]);
  });

  it('has neither the focus nor the open menu of a record before', async () => {
    await renderUi(<Leafed />);
    await userEvent.click(screen.getByRole('button', { name: 'Actions for No. 1' }));
    expect(screen.getByRole('menuitem', { name: 'Open' })).toHaveFocus();
    next();
    expect(screen.queryByRole('menu')).not.toBeInTheDocument();
    expect(screen.getByRole('main')).toHaveFocus();

    act(() => screen.getByRole('link', { name: 'No. 3' }).focus());
    next();
    expect(screen.getByRole('link', { name: 'No. 5' })).not.toHaveFocus();
    expect(screen.getByRole('main')).toHaveFocus();
  });

  it('offers the likeliest act of the record that is under the mouse by then', async () => {
    await renderUi(<Leafed />);
    await userEvent.hover(screen.getByRole('rowheader', { name: 'No. 1' }));
    expect(screen.getByRole('button', { name: 'Open: No. 1' })).toBeVisible();
    next();
    await userEvent.hover(screen.getByRole('rowheader', { name: 'No. 3' }));
    expect(screen.getByRole('button', { name: 'Open: No. 3' })).toBeVisible();
  });
});
