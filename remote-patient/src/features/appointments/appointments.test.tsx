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
  askedAgain,
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
  it('shows what is ahead, the next first, and leads to what was', async () => {
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

  it('moves to Past what is over, though nobody has settled it yet', async () => {
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

  it('keeps what did not take place apart', async () => {
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

  it('names the zone, and the practice’s time, where clocks differ', async () => {
    const { host } = await openBooked();
    expect(screen.queryByText(/Practice time/)).not.toBeInTheDocument();
    host.updateUserData({ timeZone: 'Europe/Berlin' });
    const detail = within(await drawer());
    expect(await detail.findByText(/Practice time: Tue, Jan 27 · .*EST/)).toBeVisible();
    expect(detail.getAllByText(/GMT\+1/)).toHaveLength(2);
  });
});

it('says with the weekday until when an appointment can be changed', async () => {
  await openBooked();
  const label = await screen.findByText('Changes close');
  expect(label.parentElement).toHaveTextContent(/Mon, Jan 26/);
});

describe('cancelling', () => {
  it.each([
    [6, 1],
    [null, 0],
  ])('of a plan of %s appointments, says %i times that it is returned', async (limit, times) => {
    const { user } = await openBooked(({ simulation }) => {
      const versions = simulation.database.table<PlanVersion>('practice.planVersions');
      for (const one of versions.all()) versions.put({ ...one, visitAllowance: limit });
    });
    await user.click(await act('Cancel appointment'));
    const asks = within(await screen.findByRole('alertdialog'));
    expect(asks.queryAllByText('It’s returned to your allowance.')).toHaveLength(times);
  });

  it('says what happens, cancels, and loads the list again by the trigger', async () => {
    const { user, sent, host, store } = await openBooked();
    const trigger = () =>
      (store.redux.getState() as { patient: { appointmentsTrigger: boolean } }).patient
        .appointmentsTrigger;
    const before = trigger();
    await user.click(await act('Cancel appointment'));
    const asks = within(await screen.findByRole('alertdialog'));
    expect(asks.getByText(/Tue, Jan 27 · .*with Dr. Helen Marsh will be canceled/)).toBeVisible();
    sent.length = 0;
    await user.click(asks.getByRole('button', { name: 'Cancel appointment' }));
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

  it('says why not, and whom to call, inside the window', async () => {
    // Less than a day before.
    await openBooked(({ moveClock }) => moveClock(21 * 86_400_000 + 8 * 3_600_000));
    const detail = within(await drawer());
    expect(await detail.findByText('Too late to change online')).toBeVisible();
    for (const link of detail.getAllByRole('link', { name: '+1 212 555 0142' }))
      expect(link).toHaveAttribute('href', 'tel:+12125550142');
    expect(detail.queryByRole('button', { name: 'Reschedule' })).not.toBeInTheDocument();
    expect(detail.queryByRole('button', { name: 'Cancel appointment' })).not.toBeInTheDocument();
  });

  it('keeps the dialog and says why where the window closed meanwhile', async () => {
    const { user, failNext } = await openBooked();
    await user.click(await act('Cancel appointment'));
    failNext(cancelMyAppointment, 'cancel_window_closed');
    const asks = within(await screen.findByRole('alertdialog'));
    await user.click(asks.getByRole('button', { name: 'Cancel appointment' }));
    expect(await asks.findByText(/This appointment can’t be changed online anymore/)).toBeVisible();
  });
});

describe('a request that waits', () => {
  /** The patient's own, asked for before the page is opened. */
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

  it('is withdrawn after a question', async () => {
    const { user, host } = await openRequest();
    await user.click(await act('Withdraw request'));
    const asks = within(await screen.findByRole('alertdialog'));
    // There is no appointment yet that could be kept.
    expect(asks.getByRole('button', { name: 'Keep request' })).toBeVisible();
    await user.click(asks.getByRole('button', { name: 'Withdraw request' }));
    await waitFor(() => expect(host.notices).toMatchObject([{ kind: 'success' }]));
    expect(await within(await drawer()).findByText('Withdrawn')).toBeVisible();
  });

  it('stays where the practice answered meanwhile, and says so', async () => {
    const { user, failNext } = await openRequest();
    await user.click(await act('Withdraw request'));
    const asks = within(await screen.findByRole('alertdialog'));
    failNext(withdrawAppointment, 'transition_not_allowed');
    await user.click(asks.getByRole('button', { name: 'Withdraw request' }));
    expect(await asks.findByText(/This has changed in the meantime/)).toBeVisible();
  });
});

it.each([
  ['inPerson', /Hudson Family Medicine, .*New York/],
  ['video', 'Video call'],
  ['phone', 'Phone call, +1 212 555 0142'],
  ['home', 'At your home'],
] as const)('says where it takes place, and only there: %s', async (mode, place) => {
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

/** What the person gets as files from now on. */
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

it('offers a booked appointment as a file for calendars, without the reason', async () => {
  const { user } = await openBooked();
  const { files, names } = downloads();
  await user.click(await act('Add to calendar'));
  expect(names).toEqual(['appointment-2026-01-27.ics']);
  expect(files[0]?.type).toBe('text/calendar;charset=utf-8');
});

it('takes a cancelled appointment out of calendars by a file as well', async () => {
  const { user } = await openBooked();
  const { names } = downloads();
  await user.click(await act('Cancel appointment'));
  const asks = within(await screen.findByRole('alertdialog'));
  await user.click(asks.getByRole('button', { name: 'Cancel appointment' }));
  await user.click(await act('Remove from calendar'));
  expect(names).toEqual(['appointment-2026-01-27.ics']);
});

it('names the file by the day of whoever it is for', async () => {
  const { user, host } = await openBooked();
  // The appointment is on the 27th in New York.
  host.updateUserData({ timeZone: 'Pacific/Kiritimati' });
  const { names } = downloads();
  await user.click(await act('Add to calendar'));
  expect(names).toEqual(['appointment-2026-01-28.ics']);
});

it('loads the list and the open appointment again after a change of it, and nothing else', async () => {
  const view = await openBooked();
  await view.user.click(await act('Cancel appointment'));
  const cancel = within(await screen.findByRole('alertdialog')).getByRole('button', {
    name: 'Cancel appointment',
  });
  expect(await askedAgain(view, () => view.user.click(cancel))).toEqual([
    '/api/v1/patient/appointments',
    '/api/v1/patient/appointments/:id',
  ]);
});
