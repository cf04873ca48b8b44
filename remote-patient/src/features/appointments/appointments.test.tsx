import { act as reactAct, screen, waitFor, within } from '@testing-library/react';
import {
  bookAppointment,
  cancelMyAppointment,
  listPatientAppointments,
  withdrawAppointment,
} from '@praxis/contract/endpoints/patient-appointments';
import type { PlanVersion } from '@praxis/contract/entities/plan';
import { effectiveTimes } from '@praxis/contract/rules/appointments/effective-span';
import {
  reloadedQueries,
  renderRemote,
  type RenderRemoteOptions,
  people,
  sample,
} from '@praxis/sdk/testing';
import { remote } from '../../remote';
import { book, openBooked } from '../../testing/appointments';

const open = (path = '/patient/appointments', more: Partial<RenderRemoteOptions> = {}) =>
  renderRemote({ remote, path, ...more });

const drawer = () => screen.findByRole('dialog');
const act = (name: string) => screen.findByRole('button', { name });

describe('the list', () => {
  it('shows upcoming appointments, the next one first, and links to past ones', async () => {
    const { user, api } = await open();
    const { items } = await (
      await api('patient')
    ).call(listPatientAppointments, { query: { status: 'unfulfilled', sort: 'startAt' } });
    const table = await screen.findByRole('table', { name: 'Appointments' });
    const times = within(table)
      .getAllByRole('rowheader')
      .map((cell) => cell.querySelector('time')?.dateTime);
    expect(items.length).toBeGreaterThan(1);
    expect(times).toEqual(items.map((item) => effectiveTimes(item).startAt));
    await user.click(screen.getByRole('link', { name: 'Past' }));
    expect((await screen.findAllByText('Fulfilled')).length).toBeGreaterThan(0);
  });

  it('lists an appointment under Past once it has ended, even without a recorded outcome', async () => {
    let over = '';
    const { user } = await open(undefined, {
      prepare: async ({ api, simulation, moveClock }) => {
        const { items } = await (
          await api('patient')
        ).call(listPatientAppointments, { query: { status: 'unfulfilled', sort: 'startAt' } });
        const next = items.find(({ state }) => state === 'booked');
        over = next?.startAt ?? '';
        moveClock(Date.parse(next?.endAt ?? '') - simulation.now() + 60_000);
      },
    });
    const times = () =>
      screen.getAllByRole('rowheader').map((cell) => cell.querySelector('time')?.dateTime);
    await screen.findByRole('table', { name: 'Appointments' });
    expect(times()).not.toContain(over);
    await user.click(screen.getByRole('link', { name: 'Past' }));
    await waitFor(() => expect(times()[0]).toBe(over));
  });

  it('lists canceled appointments separately', async () => {
    await open('/patient/appointments?tab=closed', {
      prepare: async (backEnd) => {
        const { id, version } = await book(backEnd);
        const patient = await backEnd.api('patient');
        await patient.call(cancelMyAppointment, { params: { id }, version });
      },
    });
    expect((await screen.findAllByText('Canceled')).length).toBeGreaterThan(0);
    expect(screen.queryByText('Booked')).not.toBeInTheDocument();
  });

  it('names the zone and shows the practice’s time when the zones differ', async () => {
    const { host } = await openBooked();
    expect(screen.queryByText(/Practice time/)).not.toBeInTheDocument();
    reactAct(() => host.updateUserData({ timeZone: 'Europe/Berlin' }));
    const detail = within(await drawer());
    expect(await detail.findByText(/Practice time: Tue, Jan 27 · .*EST/)).toBeVisible();
    expect(detail.getAllByText(/GMT\+1/)).toHaveLength(2);
  });
});

it('shows the deadline for changes with its weekday', async () => {
  await openBooked();
  const label = await screen.findByText('Changes close');
  expect(label.parentElement).toHaveTextContent(/Mon, Jan 26/);
});

describe('canceling', () => {
  it.each([
    [6, 1],
    [null, 0],
  ])('with an allowance of %s shows the returned appointment %i times', async (limit, times) => {
    const { user } = await openBooked(({ simulation }) => {
      const versions = simulation.database.table<PlanVersion>('practice.planVersions');
      for (const one of versions.all()) versions.put({ ...one, visitAllowance: limit });
    });
    await user.click(await act('Cancel appointment'));
    const confirmation = within(await screen.findByRole('alertdialog'));
    expect(confirmation.queryAllByText('It’s returned to your allowance.')).toHaveLength(times);
  });

  it('shows the consequences, cancels, and reloads the list through the trigger', async () => {
    const { user, sent, host, store } = await openBooked();
    const trigger = () =>
      (store.redux.getState() as { patient: { appointmentsTrigger: boolean } }).patient
        .appointmentsTrigger;
    const before = trigger();
    await user.click(await act('Cancel appointment'));
    const confirmation = within(await screen.findByRole('alertdialog'));
    expect(
      confirmation.getByText(/Tue, Jan 27 · .*with Dr. Helen Marsh will be canceled/),
    ).toBeVisible();
    sent.length = 0;
    await user.click(confirmation.getByRole('button', { name: 'Cancel appointment' }));
    await waitFor(() => expect(host.notices).toHaveLength(1));
    expect(host.notices[0]).toMatchObject({ text: 'Appointment canceled' });
    expect(trigger()).toBe(!before);
    await waitFor(() =>
      expect(sent.filter(({ line }) => line.startsWith('GET')).map(({ line }) => line)).toEqual(
        expect.arrayContaining([
          expect.stringMatching(/^GET \/api\/v1\/patient\/appointments(\?|$)/),
        ]),
      ),
    );
    expect(await screen.findByText(/By you/)).toBeVisible();
  });

  it('shows the reason and a phone number within the cancellation notice', async () => {
    // Less than a day before it.
    await openBooked(({ moveClock }) => moveClock(21 * 86_400_000 + 8 * 3_600_000));
    const detail = within(await drawer());
    expect(await detail.findByText('Too late to change online')).toBeVisible();
    for (const link of detail.getAllByRole('link', { name: '+1 212 555 0142' }))
      expect(link).toHaveAttribute('href', 'tel:+12125550142');
    expect(detail.queryByRole('button', { name: 'Reschedule' })).not.toBeInTheDocument();
    expect(detail.queryByRole('button', { name: 'Cancel appointment' })).not.toBeInTheDocument();
  });

  it('keeps the dialog and shows the reason when the deadline has passed in the meantime', async () => {
    const { user, failNext } = await openBooked();
    await user.click(await act('Cancel appointment'));
    failNext(cancelMyAppointment, 'cancel_window_closed');
    const confirmation = within(await screen.findByRole('alertdialog'));
    await user.click(confirmation.getByRole('button', { name: 'Cancel appointment' }));
    expect(
      await confirmation.findByText(/This appointment can’t be changed online anymore/),
    ).toBeVisible();
  });
});

describe('a pending request', () => {
  /** Creates a request of the patient before the page opens. */
  async function openRequest() {
    let id = '';
    const view = await open('/patient/appointments', {
      prepare: async ({ api }) => {
        const asked = await (
          await api('patient')
        ).call(bookAppointment, {
          body: {
            doctorId: people.doctor,
            visitTypeId: sample.followUp,
            startAt: '2026-01-12T16:00:00.000Z',
          },
        });
        id = asked.id;
      },
    });
    await reactAct(() => view.router.navigate(`/patient/appointments/${id}`));
    return view;
  }

  it('is withdrawn after confirmation', async () => {
    const { user, host } = await openRequest();
    await user.click(await act('Withdraw request'));
    const confirmation = within(await screen.findByRole('alertdialog'));
    // There is no appointment yet to keep.
    expect(confirmation.getByRole('button', { name: 'Keep request' })).toBeVisible();
    await user.click(confirmation.getByRole('button', { name: 'Withdraw request' }));
    await waitFor(() => expect(host.notices).toMatchObject([{ kind: 'success' }]));
    expect(await within(await drawer()).findByText('Withdrawn')).toBeVisible();
  });

  it('stays when the practice has already answered, and reports it', async () => {
    const { user, failNext } = await openRequest();
    await user.click(await act('Withdraw request'));
    const confirmation = within(await screen.findByRole('alertdialog'));
    failNext(withdrawAppointment, 'transition_not_allowed');
    await user.click(confirmation.getByRole('button', { name: 'Withdraw request' }));
    expect(await confirmation.findByText(/This has changed in the meantime/)).toBeVisible();
  });
});

it.each([
  ['inPerson', /Hudson Family Medicine, .*New York/],
  ['video', 'Video call'],
  ['phone', 'Phone call, +1 212 555 0142'],
  ['home', 'At your home'],
] as const)('shows the location, once: %s', async (mode, place) => {
  await openBooked(async ({ api, server }) => {
    const patient = await api('patient');
    const { items } = await patient.call(listPatientAppointments, {});
    const [one] = items;
    server.get('/api/v1/patient/appointments/:id', () => ({
      ...one,
      visitType: { ...one?.visitType, mode },
    }));
  });
  const detail = within(await drawer());
  const location = (await detail.findByText('Location')).nextElementSibling;
  expect(location).toHaveTextContent(place);
  expect(detail.getByText('Type').nextElementSibling).toHaveTextContent(/^[\w -]+$/);
});

/** Collects the files that the user downloads from now on. */
function downloads() {
  const files: Blob[] = [];
  Object.assign(URL, {
    createObjectURL: (file: Blob) => `blob:${files.push(file)}`,
    revokeObjectURL: () => undefined,
  });
  const names: string[] = [];
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    names.push(this.download);
  });
  return { files, names };
}

it('offers a booked appointment as a calendar file, without the reason', async () => {
  const { user } = await openBooked();
  const { files, names } = downloads();
  await user.click(await act('Add to calendar'));
  expect(names).toEqual(['appointment-2026-01-27.ics']);
  expect(files[0]?.type).toBe('text/calendar;charset=utf-8');
});

it('offers a calendar file that removes a canceled appointment', async () => {
  const { user } = await openBooked();
  const { names } = downloads();
  await user.click(await act('Cancel appointment'));
  const confirmation = within(await screen.findByRole('alertdialog'));
  await user.click(confirmation.getByRole('button', { name: 'Cancel appointment' }));
  await user.click(await act('Remove from calendar'));
  expect(names).toEqual(['appointment-2026-01-27.ics']);
});

it('names the file after the day in the patient’s zone', async () => {
  const { user, host } = await openBooked();
  // The appointment is on the 27th in New York.
  reactAct(() => host.updateUserData({ timeZone: 'Pacific/Kiritimati' }));
  const { names } = downloads();
  await user.click(await act('Add to calendar'));
  expect(names).toEqual(['appointment-2026-01-28.ics']);
});

it('reloads only the list and the open appointment after a change', async () => {
  const view = await openBooked();
  await view.user.click(await act('Cancel appointment'));
  const cancel = within(await screen.findByRole('alertdialog')).getByRole('button', {
    name: 'Cancel appointment',
  });
  expect(await reloadedQueries(view, () => view.user.click(cancel))).toEqual([
    '/api/v1/patient/appointments',
    '/api/v1/patient/appointments/:id',
  ]);
});
