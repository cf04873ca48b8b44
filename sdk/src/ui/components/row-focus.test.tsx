import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderUi } from '../../testing/render-ui';
import { ConfirmDialog } from '../overlay/confirm-dialog';
import { Button } from './button';
import { DataTable } from '../list/table/data-table';

interface Request {
  id: string;
}

interface RequestsProps {
  names: readonly string[];
  /** Each row is a button that answers the request, or asks first; otherwise a link with a menu of both. */
  button?: 'answer' | 'ask';
}

/** A list of requests: answering one, directly or in a dialog, removes it from the list. */
function Requests({ names, button }: RequestsProps) {
  const [rows, setRows] = useState<Request[]>(names.map((id) => ({ id })));
  const [pending, setPending] = useState<string | null>(null);
  const answer = (id: string) => setRows((all) => all.filter((one) => one.id !== id));
  const press = button === 'ask' ? setPending : answer;
  return (
    <main id="main" tabIndex={-1}>
      <DataTable<Request>
        label="Requests"
        rows={rows}
        rowKey={({ id }) => id}
        rowName={({ id }) => id}
        {...(!button && {
          rowActions: ({ id }) => [
            { key: 'answer', label: 'Answer', onSelect: () => answer(id) },
            { key: 'ask', label: 'Ask first', onSelect: () => setPending(id) },
          ],
        })}
        columns={[
          {
            key: 'request',
            title: 'Request',
            cell: ({ id }) =>
              button ? (
                <Button onClick={() => press(id)}>Answer {id}</Button>
              ) : (
                <a href={`#${id}`}>{id}</a>
              ),
          },
        ]}
      />
      {pending !== null && (
        <ConfirmDialog
          title="Answer?"
          verb="Yes"
          // The list is up to date before the dialog closes.
          onConfirm={() => answer(pending)}
          onClose={() => setPending(null)}
        />
      )}
    </main>
  );
}

it('moves the focus to the page when the focused row leaves the list', async () => {
  await renderUi(<Requests names={['Ada', 'Ben']} button="answer" />);
  await userEvent.click(screen.getByRole('button', { name: 'Answer Ada' }));
  expect(screen.queryByRole('button', { name: 'Answer Ada' })).not.toBeInTheDocument();
  expect(screen.getByRole('main')).toHaveFocus();
});

it('moves the focus to the page when a confirmation dialog removes the row', async () => {
  await renderUi(<Requests names={['Ada', 'Ben']} button="ask" />);
  await userEvent.click(screen.getByRole('button', { name: 'Answer Ada' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Yes' }));
  expect(screen.queryByRole('button', { name: 'Answer Ada' })).not.toBeInTheDocument();
  expect(screen.getByRole('main')).toHaveFocus();
});

describe('the next row of a table', () => {
  const choose = async (name: string, act: string) => {
    await userEvent.click(screen.getByRole('button', { name: `Actions for ${name}` }));
    await userEvent.click(screen.getByRole('menuitem', { name: act }));
  };

  it('takes the focus when an action removes the row', async () => {
    await renderUi(<Requests names={['Ada', 'Ben', 'Cleo']} />);
    await choose('Ada', 'Answer');
    expect(screen.queryByRole('link', { name: 'Ada' })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Ben' })).toHaveFocus();
  });

  it('takes the focus when a dialog removes the row; after the last one, the row before', async () => {
    await renderUi(<Requests names={['Ada', 'Ben', 'Cleo']} />);
    await choose('Ben', 'Ask first');
    await userEvent.click(await screen.findByRole('button', { name: 'Yes' }));
    expect(screen.queryByRole('link', { name: 'Ben' })).not.toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('link', { name: 'Cleo' })).toHaveFocus());
    await choose('Cleo', 'Ask first');
    await userEvent.click(await screen.findByRole('button', { name: 'Yes' }));
    await waitFor(() => expect(screen.getByRole('link', { name: 'Ada' })).toHaveFocus());
    await choose('Ada', 'Answer');
    expect(screen.getByRole('main')).toHaveFocus();
  });
});

/** A list of invitations: a revoked one stays, without its button. */
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

it("moves the focus to the row's link when an action removes its own button", async () => {
  await renderUi(<Invitations />);
  await userEvent.click(screen.getByRole('button', { name: 'Revoke' }));
  expect(screen.getByRole('link', { name: 'Ada, revoked' })).toHaveFocus();
});

/** A list whose page changes without moving the focus. */
function PaginatedList() {
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

describe('the next page of a table', () => {
  const next = () => fireEvent.click(screen.getByRole('button', { name: 'Next' }));

  it('reuses the row elements of the previous page', async () => {
    await renderUi(<PaginatedList />);
    const rows = screen.getAllByRole('row');
    next();
    expect(screen.getAllByRole('row')).toEqual(rows);
    expect(screen.getAllByRole('rowheader').map((cell) => cell.textContent)).toEqual([
      'No. 3',
      'No. 4',
    ]);
  });

  it('inherits neither the focus nor an open menu from a previous record', async () => {
    await renderUi(<PaginatedList />);
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

  it('offers the primary action of the record that is now under the pointer', async () => {
    await renderUi(<PaginatedList />);
    await userEvent.hover(screen.getByRole('rowheader', { name: 'No. 1' }));
    expect(screen.getByRole('button', { name: 'Open: No. 1' })).toBeVisible();
    next();
    await userEvent.hover(screen.getByRole('rowheader', { name: 'No. 3' }));
    expect(screen.getByRole('button', { name: 'Open: No. 3' })).toBeVisible();
  });
});
