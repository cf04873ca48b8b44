import { screen, waitFor, within } from '@testing-library/react';
import { listDoctorAudit } from '@praxis/contract/endpoints/doctor-audit';
import {
  listDoctorAppointments,
  reopenAppointment,
} from '@praxis/contract/endpoints/doctor-appointments';
import type { Appointment } from '@praxis/contract/entities/appointment';
import { getMe } from '@praxis/contract/endpoints/me';
import { updateMe } from '@praxis/contract/endpoints/me-changes';
import { renderRemote, type RenderRemoteOptions } from '@praxis/sdk/testing';
import { formatInstant } from '@praxis/sdk/ui/page';
import { remote } from '../../../remote';

const open = (options: Partial<RenderRemoteOptions> = {}) =>
  renderRemote({ remote, path: '/doctor/profile?tab=audit', ...options });

const rows = () => within(screen.getByRole('table')).getAllByRole('row').slice(1);

/** A team member changes their name before the page opens. */
const withChange: RenderRemoteOptions['prepare'] = async ({ api }) => {
  const member = await api('teamMember');
  const { version } = await member.call(getMe, {});
  await member.call(updateMe, { version, body: { fullName: 'Priya Raman-Lee' } });
};

it('shows by name who did what in the practice', async () => {
  await open({ prepare: withChange });
  expect(screen.getByRole('link', { name: 'Audit log', current: 'page' })).toBeInTheDocument();
  const change = rows().find((row) => row.textContent?.includes('Changed'))!;
  expect(change).toHaveTextContent('Priya Raman-Lee');
  expect(change).toHaveTextContent('Team member');
  expect(change).toHaveTextContent('Account');
  // An account isn't a patient's record.
  expect(change).toHaveTextContent('–');
});

it('shows the reason for which an appointment was reopened', async () => {
  await open({
    async prepare({ api, simulation }) {
      const doctor = await api('doctor');
      const { items } = await doctor.call(listDoctorAppointments, {
        query: { status: 'fulfilled' },
      });
      const { id, version } = items[0]!;
      const appointments = simulation.database.table<Appointment>('practice.appointments');
      const fulfilledAt = new Date(simulation.now()).toISOString();
      appointments.put({ ...appointments.get(id)!, fulfilledAt });
      const body = { reason: 'Marked by mistake' };
      await doctor.call(reopenAppointment, { params: { id }, version, body });
    },
  });
  const change = rows().find((row) => row.textContent?.includes('Changed'))!;
  expect(change).toHaveTextContent('Appointment');
  expect(within(change).getByText('Marked by mistake')).toBeVisible();
});

it('shows times in the practice’s zone, regardless of the doctor’s', async () => {
  const prepare: RenderRemoteOptions['prepare'] = async ({ api }) => {
    const doctor = await api('doctor');
    const { version } = await doctor.call(getMe, {});
    await doctor.call(updateMe, { version, body: { timeZone: 'Asia/Tokyo' } });
  };
  const { api } = await open({ prepare });
  const { items } = await (await api('doctor')).call(listDoctorAudit, { query: { perPage: 100 } });
  expect(await screen.findByText('Eastern Time (New York)')).toBeInTheDocument();
  const zone = 'America/New_York';
  const times = items.map(({ at }) => formatInstant(at, { language: 'en', zone }));
  for (const row of rows())
    expect(times).toContain(within(row).getAllByRole('cell').at(-1)!.textContent);
});

it('searches and filters, and keeps both in the URL', async () => {
  const { user, router, sent } = await open({ prepare: withChange });
  await user.type(screen.getByRole('searchbox', { name: 'Search people and patients' }), 'Priya');
  await waitFor(() => rows().forEach((row) => expect(row).toHaveTextContent('Priya Raman-Lee')));
  await user.click(screen.getByRole('button', { name: 'Action' }));
  await user.click(await screen.findByRole('menuitemradio', { name: 'Signed in' }));
  await waitFor(() => expect(sent.at(-1)?.query).toMatchObject({ status: 'signIn' }));
  expect(router.state.location.search).toContain('tab=audit');
  expect(router.state.location.search).toContain('action=signIn');
});

it('filters by the period in the URL', async () => {
  const path = '/doctor/profile?tab=audit';
  const { sent } = await open({ path: `${path}&from=2025-01-01&to=2025-01-02` });
  expect(sent.find(({ line }) => line.endsWith('/doctor/audit'))?.query).toMatchObject({
    from: '2025-01-01',
    to: '2025-01-02',
  });
  expect(screen.getByText('No results')).toBeInTheDocument();
});

it('shows the error and loads after a retry', async () => {
  const { user } = await open({
    prepare: ({ failNext }) => failNext(listDoctorAudit, 'offline'),
  });
  await user.click(within(screen.getByRole('alert')).getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('table')).toBeInTheDocument();
});
