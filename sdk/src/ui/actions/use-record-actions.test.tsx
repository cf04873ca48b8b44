import { useEffect, useState } from 'react';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import Check from 'lucide-react/icons/check';
import { HostProvider, type HostApi } from '../../host';
import { renderUi } from '../../testing/render-ui';
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

function ArchiveDialog({ record, onClose }: ActionDialogProps<Plan>) {
  return (
    <ConfirmDialog
      title={`Archive ${record.name}?`}
      verb="Archive plan"
      onConfirm={() => archive(record.id)}
      onClose={onClose}
    />
  );
}

let renderAgain: () => void;

function Page({ of: record }: { of: Plan }) {
  const [, setCount] = useState(0);
  useEffect(() => {
    renderAgain = () => setCount((count) => count + 1);
  }, []);
  const actions = useRecordActions<Plan>({
    publish: {
      label: 'Publish',
      icon: Check,
      run: publish,
      bulk: { label: 'Publish all', dialog: async () => ({ default: BulkDialog }) },
    },
    edit: { label: 'Edit', icon: Check, to: ({ id }) => `/plans/${id}` },
    archive: {
      label: 'Archive',
      icon: Check,
      danger: true,
      dialog: async () => ({ default: ArchiveDialog }),
    },
  });
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

const show = (record = plan) =>
  renderUi(
    <HostProvider value={{ notify: jest.fn() } as unknown as HostApi}>
      <Page of={record} />
    </HostProvider>,
  );

it('offers exactly what the record carries, in the order of the screen', async () => {
  await show({ ...plan, actions: ['archive', 'publish'] });
  expect(
    within(screen.getByRole('contentinfo'))
      .getAllByRole('button')
      .map(({ textContent }) => textContent),
  ).toEqual(['Publish', 'Archive']);
  expect(screen.queryByRole('link', { name: 'Edit' })).not.toBeInTheDocument();
});

it('carries out what takes one click, goes where an action is a page, and asks before the rest', async () => {
  await show();
  await userEvent.click(screen.getByRole('button', { name: 'Publish' }));
  expect(publish).toHaveBeenCalledWith(plan);
  expect(screen.getByRole('link', { name: 'Edit' })).toHaveAttribute('href', '/plans/1');
  await userEvent.click(screen.getByRole('button', { name: 'Archive' }));
  const dialog = await screen.findByRole('alertdialog', { name: 'Archive Basic?' });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Archive plan' }));
  expect(archive).toHaveBeenCalledWith('1');
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
});

it('keeps an open dialog, and what was typed in it, when the page renders again', async () => {
  await show();
  await userEvent.click(screen.getByRole('button', { name: 'Archive' }));
  const dialog = await screen.findByRole('alertdialog');
  act(() => renderAgain());
  expect(screen.getByRole('alertdialog')).toBe(dialog);
});

it('acts on those of several records that can take it', async () => {
  await show();
  await userEvent.click(screen.getByRole('button', { name: 'Publish all' }));
  expect(await screen.findByText('1 to publish')).toBeInTheDocument();
});

it('names the facts that changed, before and after', () => {
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
