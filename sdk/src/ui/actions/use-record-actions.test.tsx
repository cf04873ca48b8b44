import { useEffect, useState } from 'react';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import Check from 'lucide-react/icons/check';
import { RequestError } from '../../data/request-error';
import { createOpenClient } from '../../testing/query-client';
import { renderUi } from '../../testing/render-ui';
import { PartUnderTest } from '../../testing/store-under-test';
import { ConfirmDialog } from '../overlay/confirm-dialog';
import { actionButtons } from './action-buttons';
import type { ActionDialogProps } from './record-action';
import { changesBetween } from './record-dialog';
import { useRecordActions } from './use-record-actions';

interface Plan {
  id: string;
  version: number;
  name: string;
  actions: readonly ('publish' | 'edit' | 'archive')[];
}

const plan: Plan = { id: '1', version: 1, name: 'Basic', actions: ['archive', 'publish', 'edit'] };
const publish = jest.fn();
const archive = jest.fn();

function ArchiveDialog({ record, changes, onClose }: ActionDialogProps<Plan>) {
  return (
    <ConfirmDialog
      title={`Archive ${record.name}?`}
      verb="Archive plan"
      onConfirm={() => archive(record.id)}
      onClose={onClose}
    >
      {changes}
    </ConfirmDialog>
  );
}

let renderAgain: (changed?: Plan) => void;

function Page({ of: first }: { of: Plan }) {
  const [record, setRecord] = useState(first);
  useEffect(() => {
    renderAgain = (changed) => setRecord((current) => changed ?? { ...current });
  }, []);
  const actions = useRecordActions<Plan>(
    {
      publish: {
        label: 'Publish',
        icon: Check,
        isLikely: ({ name }) => name !== 'Not ready',
        run: publish,
        bulk: { label: 'Publish all', dialog: async () => ({ default: BulkDialog }) },
      },
      edit: { label: 'Edit', icon: Check, to: ({ id }) => `/plans/${id}` },
      archive: {
        label: 'Archive',
        name: ({ name }) => `Archive ${name}`,
        icon: Check,
        danger: true,
        dialog: async () => ({ default: ArchiveDialog }),
      },
    },
    { all: [record], facts: ({ name }) => [{ label: 'Name', value: name }] },
  );
  return (
    <>
      <footer>{actionButtons(actions.offered(record))}</footer>
      <section>
        {actions.bulk([record, { ...plan, id: '2', actions: [] }], () => undefined)}
      </section>
      {actions.dialog}
    </>
  );
}

function BulkDialog({ records }: { records: readonly Plan[] }) {
  return <p>{records.length} to publish</p>;
}

const { client } = createOpenClient();

const show = (record = plan) =>
  renderUi(
    <PartUnderTest client={client}>
      <Page of={record} />
    </PartUnderTest>,
  );

it('offers exactly the actions that the record carries, in display order', async () => {
  await show({ ...plan, actions: ['archive', 'publish'] });
  expect(
    within(screen.getByRole('contentinfo'))
      .getAllByRole('button')
      .map(({ textContent }) => textContent),
  ).toEqual(['Publish', 'Archive']);
  expect(screen.queryByRole('link', { name: 'Edit' })).not.toBeInTheDocument();
});

it('moves a likely action to the front if the first one is unlikely', async () => {
  await show({ ...plan, name: 'Not ready' });
  const [first, ...others] = [...screen.getByRole('contentinfo').querySelectorAll('a, button')].map(
    ({ textContent }) => textContent,
  );
  expect(first).toBe('Edit');
  expect(others).toEqual(['Publish', 'Archive']);
});

it('runs one-click actions, links to actions with a page, and opens a dialog for the others', async () => {
  await show();
  await userEvent.click(screen.getByRole('button', { name: 'Publish' }));
  expect(publish).toHaveBeenCalledWith(plan);
  expect(screen.getByRole('link', { name: 'Edit' })).toHaveAttribute('href', '/plans/1');
  await userEvent.click(screen.getByRole('button', { name: 'Archive Basic' }));
  const dialog = await screen.findByRole('alertdialog', { name: 'Archive Basic?' });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Archive plan' }));
  expect(archive).toHaveBeenCalledWith('1');
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
});

it('shows a one-click action as busy, and ignores clicks until it settles', async () => {
  let finish = () => {};
  publish.mockClear();
  publish.mockReturnValueOnce(new Promise<void>((resolve) => (finish = resolve)));
  await show();
  const button = screen.getByRole('button', { name: 'Publish' });
  await userEvent.dblClick(button);
  expect(button).toHaveAttribute('aria-busy', 'true');
  expect(button).toHaveFocus();
  expect(publish).toHaveBeenCalledTimes(1);
  await act(async () => finish());
  expect(button).not.toHaveAttribute('aria-busy');
  await userEvent.click(button);
  expect(publish).toHaveBeenCalledTimes(2);
});

it('moves the focus to the page when the clicked action is no longer offered', async () => {
  await renderUi(
    <main id="main" tabIndex={-1}>
      <PartUnderTest client={client}>
        <Page of={plan} />
      </PartUnderTest>
    </main>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Publish' }));
  act(() => renderAgain({ ...plan, actions: ['edit', 'archive'] }));
  expect(screen.getByRole('main')).toHaveFocus();
});

it('keeps an open dialog mounted when the page renders again', async () => {
  await show();
  await userEvent.click(screen.getByRole('button', { name: 'Archive Basic' }));
  const dialog = await screen.findByRole('alertdialog');
  act(() => renderAgain());
  expect(screen.getByRole('alertdialog')).toBe(dialog);
});

it('shows the newer version from the list of the page, and the changes since the dialog opened', async () => {
  await show();
  await userEvent.click(screen.getByRole('button', { name: 'Archive Basic' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  act(() => renderAgain({ ...plan, version: 2, name: 'Plus' }));
  expect(dialog.getByText('Archive Plus?')).toBeInTheDocument();
  expect(dialog.getByRole('listitem')).toHaveTextContent('Name: Basic → Plus');
  act(() => renderAgain({ ...plan, version: 1, name: 'An older answer' }));
  expect(dialog.getByText('Archive Basic?')).toBeInTheDocument();
});

it('removes the submit button once somebody else has made the action impossible', async () => {
  archive.mockClear();
  await show();
  await userEvent.click(screen.getByRole('button', { name: 'Archive Basic' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  act(() => renderAgain({ ...plan, version: 2, actions: ['edit'] }));
  expect(dialog.getByText('This can no longer be done.')).toBeInTheDocument();
  expect(dialog.queryByRole('button', { name: 'Archive plan' })).not.toBeInTheDocument();
  await userEvent.click(dialog.getByText('Close'));
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  expect(archive).not.toHaveBeenCalled();
});

it.each(['Archive plan', 'Cancel'])(
  'moves the focus to the remaining button when the focused one, %s, is removed',
  async (name) => {
    await show();
    await userEvent.click(screen.getByRole('button', { name: 'Archive Basic' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    dialog.getByRole('button', { name }).focus();
    act(() => renderAgain({ ...plan, version: 2, actions: ['edit'] }));
    expect(dialog.getByText('Close').closest('button')).toHaveFocus();
  },
);

it('does not suggest a retry of an action that has become impossible', async () => {
  archive.mockRejectedValueOnce(
    new RequestError({ kind: 'rule', status: 409, code: 'transition_not_allowed' }),
  );
  await show();
  await userEvent.click(screen.getByRole('button', { name: 'Archive Basic' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Archive plan' }));
  expect(dialog.getByText(/then try again/)).toBeInTheDocument();
  act(() => renderAgain({ ...plan, version: 2, actions: ['edit'] }));
  expect(dialog.queryByText(/then try again/)).not.toBeInTheDocument();
  expect(dialog.getByText('This has just changed. It can no longer be done.')).toBeInTheDocument();
});

it('allows a retry if it is unknown whether the last request was processed', async () => {
  archive.mockRejectedValueOnce(new RequestError({ kind: 'offline', status: 0 }));
  await show();
  await userEvent.click(screen.getByRole('button', { name: 'Archive Basic' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Archive plan' }));
  act(() => renderAgain({ ...plan, version: 2, actions: ['edit'] }));
  expect(dialog.getByRole('button', { name: 'Archive plan' })).toBeEnabled();
});

it('applies a bulk action to the records that allow it', async () => {
  await show();
  await userEvent.click(screen.getByRole('button', { name: 'Publish all' }));
  expect(await screen.findByText('1 to publish')).toBeInTheDocument();
});

it('lists changed facts with their old and new values', () => {
  expect(
    changesBetween(
      [
        { label: 'Status', value: 'draft' },
        { label: 'Name', value: 'Basic' },
      ],
      [
        { label: 'Status', value: 'active', shown: 'On sale' },
        { label: 'Name', value: 'Basic' },
      ],
    ),
  ).toEqual([{ key: 'Status', label: 'Status', before: 'draft', now: 'On sale' }]);
});
