import { screen, waitFor, within } from '@testing-library/react';
import {
  inviteTeamMember,
  listTeam,
  resendInvitation,
  revokeInvitation,
  updateTeamMember,
} from '@praxis/contract/endpoints/team';
import type { DoctorTeamMember } from '@praxis/contract/endpoints/views/team';
import { reloadedQueries, renderRemote, type RenderRemoteOptions } from '@praxis/sdk/testing';
import { remote } from '../../remote';

const open = (options: Partial<RenderRemoteOptions> = {}) =>
  renderRemote({ remote, path: '/doctor/team', ...options });
type View = Awaited<ReturnType<typeof open>>;

const team = async (view: Pick<View, 'api'>) =>
  (await view.api('doctor')).call(listTeam, { query: { sort: 'fullName', status: 'active' } });
const firstMember = async (view: View) => (await team(view)).items[0] as DoctorTeamMember;
const dialog = () => within(screen.getByRole('dialog'));
const opened = async () => within(await screen.findByRole('dialog'));

async function choose({ user }: View, name: string, act: string) {
  await user.click(screen.getByRole('button', { name: `Actions for ${name}` }));
  await user.click(await screen.findByRole('menuitem', { name: act }));
}

async function invite({ user }: View, email: string) {
  await user.click(screen.getByRole('button', { name: 'Invite' }));
  await user.type((await opened()).getByLabelText('Email'), email);
  await user.selectOptions(dialog().getByLabelText('Role'), 'Nurse');
  await user.click(dialog().getByRole('button', { name: 'Send invitation' }));
}

it('invites by email after an error is fixed', async () => {
  const view = await open();
  await invite(view, 'nobody');
  expect(dialog().getByLabelText('Email')).toBeInvalid();
  await view.user.type(dialog().getByLabelText('Email'), '@example.com');
  view.failNext(inviteTeamMember, 'offline');
  await view.user.click(dialog().getByRole('button', { name: 'Send invitation' }));
  expect(await dialog().findByRole('alert')).toHaveTextContent('No connection');
  await view.user.click(dialog().getByRole('button', { name: 'Send invitation' }));
  await screen.findByText('Invitation sent to nobody@example.com');
  const invitations = within(screen.getByRole('table', { name: 'Invitations' }));
  expect(await invitations.findByText('nobody@example.com')).toBeInTheDocument();
});

it('refuses to invite an existing member', async () => {
  const view = await open();
  const { email } = await firstMember(view);
  await invite(view, email);
  await dialog().findByRole('alert');
  expect(dialog().getByLabelText('Email')).toHaveValue(email);
});

it('resends an invitation and revokes it', async () => {
  const view = await open();
  await invite(view, 'new@example.com');
  await screen.findByText('Invitation sent to new@example.com');
  await screen.findByRole('button', { name: 'Actions for new@example.com' });
  view.failNext(resendInvitation, 'transition_not_allowed');
  await choose(view, 'new@example.com', 'Resend');
  await screen.findByText(/^Couldn’t resend the invitation to new@example\.com\. /);
  await choose(view, 'new@example.com', 'Resend');
  await screen.findByText(/New link sent to new@example.com/);
  await choose(view, 'new@example.com', 'Revoke');
  const confirmation = within(await screen.findByRole('alertdialog'));
  view.failNext(revokeInvitation, 'version_conflict');
  await view.user.click(confirmation.getByRole('button', { name: 'Revoke' }));
  expect(await confirmation.findByRole('alert')).toHaveTextContent('has just changed');
  await view.user.click(confirmation.getByRole('button', { name: 'Revoke' }));
  await screen.findByText('Invitation to new@example.com revoked');
  await waitFor(() =>
    expect(
      screen.queryByRole('button', { name: 'Actions for new@example.com' }),
    ).not.toBeInTheDocument(),
  );
});

it('changes a role, and keeps the selection after a conflict to send it on the second try', async () => {
  const view = await open();
  const { id, version, fullName, roleId } = await firstMember(view);
  await choose(view, fullName, 'Change role');
  await opened();
  await (
    await view.api('doctor')
  ).call(updateTeamMember, { params: { id }, version, body: { roleId: 'assistant' } });
  const chosen = roleId === 'billing' ? 'nurse' : 'billing';
  await view.user.selectOptions(dialog().getByLabelText('Role'), chosen);
  await view.user.click(dialog().getByRole('button', { name: 'Change role' }));
  expect(await dialog().findByRole('alert')).toHaveTextContent('has just changed');
  await dialog().findByText('Current role: Assistant');
  expect(dialog().getByLabelText('Role')).toHaveValue(chosen);
  await view.user.click(dialog().getByRole('button', { name: 'Change role' }));
  await screen.findByText(new RegExp(`^${fullName}’s role is now `));
});

it('deactivates after confirmation and undoes it, also at the second try', async () => {
  const view = await open();
  const { fullName } = await firstMember(view);
  await choose(view, fullName, 'Deactivate');
  const confirmation = within(
    await screen.findByRole('alertdialog', { name: `Deactivate ${fullName}` }),
  );
  await view.user.click(confirmation.getByRole('button', { name: 'Deactivate' }));
  await screen.findByText(`${fullName} is deactivated`);
  await waitFor(() =>
    expect(
      screen.queryByRole('button', { name: `Actions for ${fullName}` }),
    ).not.toBeInTheDocument(),
  );
  view.failNext(updateTeamMember, 'offline');
  await view.user.click(screen.getByRole('button', { name: 'Undo' }));
  await view.user.click(await screen.findByRole('button', { name: 'Retry' }));
  await screen.findByText(`${fullName} is active again`);
  expect(
    await screen.findByRole('button', { name: `Actions for ${fullName}` }),
  ).toBeInTheDocument();
});

it('activates a deactivated member', async () => {
  const view = await open({ path: '/doctor/team?tab=deactivated' });
  const doctor = await view.api('doctor');
  const { items } = await doctor.call(listTeam, { query: { status: 'deactivated' } });
  const { fullName } = items[0] as DoctorTeamMember;
  view.failNext(updateTeamMember, 'offline');
  await choose(view, fullName, 'Activate');
  await waitFor(() => expect(view.host.notices.at(-1)?.kind).toBe('error'));
  await choose(view, fullName, 'Activate');
  expect(await screen.findByText(`${fullName} is active again`)).toBeInTheDocument();
});

it('shows the date without time on which a member joined', async () => {
  const view = await open();
  const { fullName } = await firstMember(view);
  const row = screen.getByText(fullName).closest('tr')!;
  expect(within(row).getByText(/^[A-Z][a-z]{2} \d{1,2}, \d{4}$/)).toBeInTheDocument();
});

describe('reloads only the team', () => {
  const again = ['/api/v1/doctor/team'];

  it('after a member was deactivated', async () => {
    const view = await open();
    const { fullName } = await firstMember(view);
    await choose(view, fullName, 'Deactivate');
    const button = await screen.findByRole('button', { name: 'Deactivate' });
    expect(await reloadedQueries(view, () => view.user.click(button))).toEqual(again);
  });

  it('after a person was invited, and after the link was resent', async () => {
    const view = await open();
    expect(await reloadedQueries(view, () => invite(view, 'new@example.com'))).toEqual(again);
    expect(await reloadedQueries(view, () => choose(view, 'new@example.com', 'Resend'))).toEqual(
      again,
    );
  });
});
