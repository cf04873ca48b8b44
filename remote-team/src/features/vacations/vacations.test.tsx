import { screen, waitFor, within } from '@testing-library/react';
import {
  createTeamVacation,
  deleteTeamVacation,
  listTeamVacations,
  updateTeamVacation,
} from '@praxis/contract/endpoints/team-member';
import { reloadedQueries, renderRemote, type RenderRemoteOptions } from '@praxis/sdk/testing';
import { remote } from '../../remote';

type View = Awaited<ReturnType<typeof renderRemote>>;

const open = (options: Partial<RenderRemoteOptions> = {}) =>
  renderRemote({ remote, path: '/team-member/vacations', ...options });

/** Plans two weeks off in February before the page opens. */
const withVacation: RenderRemoteOptions['prepare'] = async ({ api }) => {
  const body = {
    kind: 'vacation',
    startAt: '2026-02-02T05:00:00.000Z',
    endAt: '2026-02-14T05:00:00.000Z',
    note: '',
  } as const;
  await (await api('teamMember')).call(createTeamVacation, { body });
};

const ownRow = () => screen.getByText('You').closest('tr')!;

async function enterDay({ user }: View, label: string, day: string) {
  await user.clear(screen.getByLabelText(label));
  await user.paste(day);
  await user.tab();
}

async function choose({ user }: View, act: string) {
  await user.click(within(ownRow()).getByRole('button', { name: /^Actions for / }));
  await user.click(await screen.findByRole('menuitem', { name: act }));
}

it('shows the doctors’ dates without type and note', async () => {
  await open();
  const rows = within(screen.getByRole('table')).getAllByRole('row').slice(1);
  expect(rows.length).toBeGreaterThan(0);
  expect(screen.queryByText('Conference')).not.toBeInTheDocument();
  expect(screen.queryByText('Annual congress of family medicine')).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^Actions for / })).not.toBeInTheDocument();
});

it('plans time off, warns who else is away then, and undoes it', async () => {
  const view = await open();
  await view.user.click(screen.getByRole('button', { name: 'Add time off' }));
  const dialog = await screen.findByRole('dialog', { name: 'Add time off' });
  await view.user.selectOptions(within(dialog).getByLabelText('Type'), 'Sick leave');
  await enterDay(view, 'First day', '02/26/2026');
  await enterDay(view, 'Last day', '02/27/2026');
  expect(await within(dialog).findByText(/also away$/)).toBeInTheDocument();
  await view.user.click(within(dialog).getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Time off added')).toBeInTheDocument();
  await waitFor(() => expect(ownRow()).toHaveTextContent(/Feb 26\s–\s27, 2026/));
  expect(ownRow()).toHaveTextContent('Sick leave');

  await view.user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('Undone')).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByText('You')).not.toBeInTheDocument());
});

it('reports missing fields before anything is sent', async () => {
  const view = await open();
  await view.user.click(screen.getByRole('button', { name: 'Add time off' }));
  await view.user.click(screen.getByRole('button', { name: 'Save' }));
  for (const label of ['First day', 'Last day'])
    expect(screen.getByLabelText(label)).toHaveAccessibleDescription(
      `Choose a ${label.toLowerCase()}`,
    );
  expect(view.sent.some(({ line }) => line === 'POST /api/v1/team-member/vacations')).toBe(false);
});

it('refuses overlapping time off and keeps what was typed', async () => {
  const view = await open({ prepare: withVacation });
  await view.user.click(screen.getByRole('button', { name: 'Add time off' }));
  await enterDay(view, 'First day', '02/10/2026');
  await enterDay(view, 'Last day', '02/20/2026');
  await view.user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'You already have time off on these dates',
  );
  expect(screen.getByLabelText('First day')).toHaveValue('02/10/2026');
});

it('edits hours of a vacation and undoes the change', async () => {
  const view = await open({ prepare: withVacation });
  expect(ownRow()).toHaveTextContent(/Feb 2\s–\s13, 2026/);
  await choose(view, 'Change');
  await enterDay(view, 'Last day', '02/02/2026');
  await view.user.click(screen.getByLabelText('All day'));
  await view.user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Time off changed')).toBeInTheDocument();
  await waitFor(() => expect(ownRow()).toHaveTextContent(/Mon, Feb 2 · 9:00\sAM\s–\s5:00\sPM/));
  view.failNext(updateTeamVacation, { status: 503 });
  await view.user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText(/^Couldn’t undo the change to your time off\. /)).toBeVisible();
  await view.user.click(screen.getByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(ownRow()).toHaveTextContent(/Feb 2\s–\s13, 2026/));
});

/** Types another last day while another tab sets the vacation's type and note. */
async function changeInTwoPlaces(view: View) {
  await choose(view, 'Change');
  await enterDay(view, 'Last day', '02/06/2026');
  const elsewhere = await view.api('teamMember');
  const { items } = await elsewhere.call(listTeamVacations, { query: {} });
  const { id, version: before, startAt, endAt } = items.find(({ own }) => own)!;
  const body = { kind: 'other', startAt, endAt, note: 'Moved' } as const;
  const changed = { params: { id }, version: before, body };
  const { version } = await elsewhere.call(updateTeamVacation, changed);
  return { elsewhere, id, version };
}

it('shows what was changed elsewhere, and saves it together with what was typed', async () => {
  const view = await open({ prepare: withVacation });
  const { elsewhere, id } = await changeInTwoPlaces(view);
  await view.user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(/changed/i);
  const changes = await screen.findByText('This has just changed');
  expect(changes.closest('[role="status"]')).toHaveTextContent(/Type: Vacation → Other.*– → Moved/);
  expect(screen.getByLabelText('Last day')).toHaveValue('02/06/2026');
  await view.user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Time off changed')).toBeInTheDocument();
  expect((await elsewhere.call(listTeamVacations, { query: {} })).items).toContainEqual(
    expect.objectContaining({ id, note: 'Moved', endAt: '2026-02-07T05:00:00.000Z' }),
  );
});

it('reports that the edited vacation was canceled elsewhere, without advice to save', async () => {
  const view = await open({ prepare: withVacation });
  const { elsewhere, id, version } = await changeInTwoPlaces(view);
  await elsewhere.call(deleteTeamVacation, { params: { id }, version });
  await view.user.click(screen.getByRole('button', { name: 'Save' }));
  const dialog = screen.getByRole('dialog');
  expect(await within(dialog).findByText(/can no longer be done/)).toBeVisible();
  expect(within(dialog).getByText('Status:', { exact: false })).toHaveTextContent(
    'Planned → Canceled',
  );
  expect(dialog).not.toHaveTextContent('Your entries are kept');
});

it('cancels a vacation after confirmation and undoes it', async () => {
  const view = await open({ prepare: withVacation });
  await choose(view, 'Cancel time off');
  const dialog = await screen.findByRole('alertdialog');
  expect(dialog).toHaveTextContent(/Feb 2\s–\s13, 2026/);
  await view.user.click(within(dialog).getByRole('button', { name: 'Cancel time off' }));
  expect(await screen.findByText('Time off canceled')).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByText('You')).not.toBeInTheDocument());
  await view.user.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(ownRow()).toHaveTextContent(/Feb 2\s–\s13, 2026/));
});

it('reloads only time off after some was planned or undone', async () => {
  const view = await open();
  await view.user.click(screen.getByRole('button', { name: 'Add time off' }));
  await enterDay(view, 'First day', '02/26/2026');
  await enterDay(view, 'Last day', '02/27/2026');
  const plan = screen.getByRole('button', { name: 'Save' });
  const again = ['/api/v1/team-member/vacations'];
  expect(await reloadedQueries(view, () => view.user.click(plan))).toEqual(again);
  const undo = await screen.findByRole('button', { name: 'Undo' });
  expect(await reloadedQueries(view, () => view.user.click(undo))).toEqual(again);
});
