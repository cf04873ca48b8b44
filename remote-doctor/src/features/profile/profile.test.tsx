import { act, screen, waitFor, within } from '@testing-library/react';
import {
  putAvailability,
  putBackground,
  putPayoutAccount,
} from '@praxis/contract/endpoints/doctor-profile';
import { putPractice } from '@praxis/contract/endpoints/practice';
import { createVisitType, deleteVisitType } from '@praxis/contract/endpoints/doctor-visit-types';
import {
  reloadedQueries,
  people,
  renderRemote,
  type RenderRemoteOptions,
} from '@praxis/sdk/testing';
import { remote } from '../../remote';

const open = (tab: string, options: Partial<RenderRemoteOptions> = {}) =>
  renderRemote({ remote, path: `/doctor/profile?tab=${tab}`, ...options });

const save = () => screen.getByRole('button', { name: 'Save' });
const dialog = () => within(screen.getByRole('dialog'));
const bodyOf = (view: Awaited<ReturnType<typeof open>>, line: string) =>
  view.sent.filter((one) => one.line === line).at(-1)?.body;

describe('hours', () => {
  it('can be extended with a range that patients can then book', async () => {
    const view = await open('availability');
    expect(screen.getByText('Times are in Eastern Time (New York)')).toBeInTheDocument();
    await view.user.click(screen.getByRole('button', { name: 'Add hours: Saturday' }));
    await view.user.selectOptions(screen.getByLabelText('Saturday, hours 1, end'), '11:00');
    await view.user.click(save());
    expect(await screen.findByText('Hours saved')).toBeInTheDocument();
    expect(bodyOf(view, 'PUT /api/v1/doctor/availability')).toMatchObject({
      weekly: expect.arrayContaining([{ weekday: 6, startLocal: '09:00', endLocal: '11:00' }]),
    });
    const saturday = screen.getByText('Saturday, January 10').nextElementSibling;
    await waitFor(() =>
      expect(saturday?.isConnected && saturday).not.toHaveTextContent('No open times'),
    );
  });

  it('are refused at the field if they overlap or end before they start', async () => {
    const view = await open('availability');
    await view.user.selectOptions(screen.getByLabelText('Monday, hours 2, start'), '11:00');
    await view.user.selectOptions(screen.getByLabelText('Tuesday, hours 1, end'), '08:00');
    await view.user.click(save());
    expect(screen.getByLabelText('Monday, hours 2, start')).toHaveAccessibleDescription(/Overlaps/);
    expect(screen.getByLabelText('Tuesday, hours 1, end')).toHaveAccessibleDescription(
      /End must be after start/,
    );
    expect(screen.getByRole('alert')).toHaveTextContent('Tuesday, hours 1, end: End must');
    expect(bodyOf(view, 'PUT /api/v1/doctor/availability')).toBeUndefined();
  });

  it('can be added until the day is full', async () => {
    const { user } = await open('availability');
    const add = () => screen.getByRole('button', { name: 'Add hours: Saturday' });
    const enter = (name: string, time: string) =>
      user.selectOptions(screen.getByLabelText(`Saturday, hours ${name}`), time);
    await user.click(add());
    await enter('1, start', '08:00');
    await enter('1, end', '23:45');
    await user.click(add());
    expect(screen.getByLabelText('Saturday, hours 2, end')).toHaveValue('08:00');
    expect(add()).toHaveFocus();
    expect(add()).toHaveAccessibleDescription('No time left on this day');
    await user.click(add());
    expect(screen.queryByLabelText('Saturday, hours 3, start')).toBeNull();
  });

  it('keep the focus when ranges are removed', async () => {
    const { user } = await open('availability');
    for (const left of [2, 1]) {
      act(() => screen.getByRole('button', { name: 'Remove Monday, hours 1' }).focus());
      await user.keyboard('{Enter}');
      expect(
        screen.getByRole('button', {
          name: left > 1 ? 'Remove Monday, hours 1' : 'Add hours: Monday',
        }),
      ).toHaveFocus();
    }
    await user.click(screen.getByRole('button', { name: 'Add date' }));
    act(() => screen.getByRole('button', { name: 'Remove date: New date' }).focus());
    await user.keyboard('{Enter}');
    expect(screen.getByRole('button', { name: 'Add date' })).toHaveFocus();
  });

  it('can be overridden on a date, which is required', async () => {
    const view = await open('availability');
    await view.user.click(screen.getByRole('button', { name: 'Add date' }));
    await view.user.click(save());
    expect(screen.getByLabelText('Day 1')).toHaveAccessibleDescription(/Choose a date/);
    await view.user.click(screen.getByLabelText('Day 1'));
    await view.user.paste('01/06/2026');
    // The first Enter selects the date and closes the picker; the next one saves.
    await view.user.keyboard('{Enter}');
    expect(screen.queryByText('Hours saved')).toBeNull();
    await view.user.keyboard('{Enter}');
    await screen.findByText('Hours saved');
    expect(bodyOf(view, 'PUT /api/v1/doctor/availability')).toMatchObject({
      overrides: [{ on: '2026-01-06', ranges: [] }],
    });
  });

  it('keep what was typed after a conflict, and are saved on the second try', async () => {
    const view = await open('availability');
    await view.user.click(screen.getByRole('button', { name: 'Remove Wednesday, hours 1' }));
    view.failNext(putAvailability, 'version_conflict');
    await view.user.click(save());
    expect(await screen.findByRole('alert')).toBeInTheDocument();
    expect(screen.queryByLabelText('Wednesday, hours 1, start')).not.toBeInTheDocument();
    await view.user.click(save());
    expect(await screen.findByText('Hours saved')).toBeInTheDocument();
  });
});

describe('appointment types', () => {
  it('can be added, with a validated length', async () => {
    const view = await open('visitTypes');
    await view.user.click(screen.getByRole('button', { name: 'Add type' }));
    await view.user.type(dialog().getByLabelText('Name'), 'Vaccination');
    const length = dialog().getByLabelText('Duration');
    await view.user.clear(length);
    await view.user.type(length, '12');
    await view.user.click(dialog().getByRole('button', { name: 'Save' }));
    expect(length).toHaveAccessibleDescription(/in steps of 5/);
    await view.user.clear(length);
    await view.user.type(length, '10');
    view.failNext(createVisitType, 'duration_invalid');
    await view.user.click(dialog().getByRole('button', { name: 'Save' }));
    expect(await dialog().findByRole('alert')).toBeInTheDocument();
    await view.user.click(dialog().getByRole('button', { name: 'Save' }));
    await screen.findByText('Vaccination saved');
    expect(await screen.findByRole('rowheader', { name: 'Vaccination' })).toBeInTheDocument();
  });

  it('can be changed', async () => {
    const view = await open('visitTypes');
    await view.user.click(screen.getByRole('button', { name: 'Actions for Follow-up' }));
    await view.user.click(await screen.findByRole('menuitem', { name: 'Change' }));
    const name = dialog().getByLabelText('Name');
    await view.user.clear(name);
    await view.user.type(name, 'Check-up');
    await view.user.click(dialog().getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Check-up saved')).toBeInTheDocument();
  });

  it('are reloaded, and nothing else, after one was changed', async () => {
    const view = await open('visitTypes');
    await view.user.click(screen.getByRole('button', { name: 'Actions for Follow-up' }));
    await view.user.click(await screen.findByRole('menuitem', { name: 'Change' }));
    await view.user.type(dialog().getByLabelText('Name'), ' visit');
    const button = dialog().getByRole('button', { name: 'Save' });
    expect(await reloadedQueries(view, () => view.user.click(button))).toEqual([
      '/api/v1/doctor/visit-types',
    ]);
  });

  it('can be removed after confirmation, and stay when that is refused', async () => {
    const view = await open('visitTypes');
    await view.user.click(screen.getByRole('button', { name: 'Actions for Follow-up' }));
    await view.user.click(await screen.findByRole('menuitem', { name: 'Remove' }));
    const asked = within(screen.getByRole('alertdialog', { name: 'Remove Follow-up' }));
    view.failNext(deleteVisitType, 'version_conflict');
    await view.user.click(asked.getByRole('button', { name: 'Remove' }));
    expect(await asked.findByRole('alert')).toBeInTheDocument();
    expect(screen.getByRole('rowheader', { name: 'Follow-up' })).toBeInTheDocument();
    await view.user.click(asked.getByRole('button', { name: 'Remove' }));
    await screen.findByText('Follow-up removed');
    await waitFor(() =>
      expect(screen.queryByRole('rowheader', { name: 'Follow-up' })).not.toBeInTheDocument(),
    );
  });
});

it('changes the bank account, sends its number once and shows its last digits', async () => {
  const view = await open('payout');
  await view.user.click(screen.getByRole('button', { name: 'Change bank account' }));
  const number = dialog().getByLabelText('Account number');
  await view.user.type(number, '12');
  await view.user.click(dialog().getByRole('button', { name: 'Save' }));
  expect(number).toHaveAttribute('aria-invalid', 'true');
  await view.user.clear(number);
  await view.user.type(number, 'US12 3456 7890');
  view.failNext(putPayoutAccount, 'offline');
  await view.user.click(dialog().getByRole('button', { name: 'Save' }));
  expect(await dialog().findByRole('alert')).toHaveTextContent('No connection');
  await view.user.click(dialog().getByRole('button', { name: 'Save' }));
  await screen.findByText('Bank account saved');
  expect(await screen.findByText('···· 7890')).toBeInTheDocument();
  expect(document.body).not.toHaveTextContent('3456');
});

it('changes the practice and its policies', async () => {
  const view = await open('practice');
  const lead = screen.getByLabelText('Minimum notice');
  await view.user.clear(lead);
  await view.user.click(save());
  expect(lead).toHaveAttribute('aria-invalid', 'true');
  await view.user.type(lead, '240');
  // Autocomplete tokens (WCAG 1.3.5).
  for (const [label, token] of [
    ['Phone number', 'tel'],
    ['Postal code', 'postal-code'],
  ])
    expect(screen.getByLabelText(label ?? '')).toHaveAttribute('autocomplete', token);
  await view.user.click(screen.getByRole('radio', { name: 'Confirmed by the practice' }));
  await view.user.click(save());
  await screen.findByText('Practice saved');
  expect(bodyOf(view, 'PUT /api/v1/doctor/practice')).toMatchObject({
    bookingMode: 'request',
    policies: { leadTimeMin: 240 },
  });
});

it('reports a missing state at its field, as the country has none', async () => {
  const view = await open('practice', {
    prepare: ({ rewriteAll }) =>
      rewriteAll((response, { path }) =>
        path.endsWith('/doctor/practice')
          ? { ...response, body: response.body.replace(/"(state|country)":"[\w-]+"/g, '"$1":""') }
          : response,
      ),
  });
  await view.user.click(save());
  expect(screen.getByRole('alert')).toHaveTextContent('Check one fieldState: Choose a state');
  await view.user.click(screen.getByRole('link', { name: 'State: Choose a state' }));
  expect(screen.getByLabelText('State')).toHaveFocus();
});

it('names the time zone in the language of the page, not that of emails', async () => {
  const { user } = await open('practice', { language: 'de' });
  expect(await screen.findByText('Nordamerikanische Ostküstenzeit (New York)')).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Sprechzeiten' }));
  expect(
    await screen.findByText('Zeitzone: Nordamerikanische Ostküstenzeit (New York)'),
  ).toBeVisible();
});

it('shows why the practice couldn’t be saved and keeps what was typed', async () => {
  const view = await open('practice');
  const name = screen.getByLabelText('Practice name');
  await view.user.clear(name);
  await view.user.type(name, 'Marsh Medical');
  view.failNext(putPractice, 'version_conflict');
  await view.user.click(save());
  expect(await screen.findByRole('alert')).toBeInTheDocument();
  expect(name).toHaveValue('Marsh Medical');
});

it('changes the background, including licenses', async () => {
  const view = await open('background');
  expect(screen.getByRole('link', { name: 'View public page' })).toHaveAttribute(
    'href',
    `/doctors/${people.doctor}`,
  );
  const bio = screen.getByLabelText(/^About/);
  await view.user.clear(bio);
  await view.user.type(bio, 'Open on Saturdays.');
  await view.user.click(screen.getByRole('button', { name: 'Add license' }));
  await view.user.click(save());
  const numbers = screen.getAllByLabelText('License number');
  expect(numbers.at(-1)).toHaveAttribute('aria-invalid', 'true');
  await view.user.click(screen.getByRole('button', { name: `Remove license ${numbers.length}` }));
  expect(screen.getByRole('button', { name: 'Add license' })).toHaveFocus();
  view.failNext(putBackground, 'version_conflict');
  await view.user.click(save());
  await waitFor(() => expect(screen.getByRole('alert')).toBeInTheDocument());
  expect(bio).toHaveValue('Open on Saturdays.');
  await view.user.click(save());
  expect(await screen.findByText('Background saved')).toBeInTheDocument();
});

it('asks for confirmation before another section replaces unsaved changes', async () => {
  const { user, router } = await open('practice');
  const phone = () => screen.getByLabelText('Phone number');
  await user.clear(phone());
  await user.type(phone(), '+1 212 555 7000');
  const leave = () => user.click(screen.getByRole('link', { name: 'Availability' }));
  await leave();
  const asked = await screen.findByRole('alertdialog', { name: 'Leave without saving?' });
  await user.click(within(asked).getByRole('button', { name: 'Keep editing' }));
  expect(phone()).toHaveValue('+1 212 555 7000');
  await user.click(screen.getByRole('link', { name: 'Practice' }));
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();

  await leave();
  await user.click(await screen.findByRole('button', { name: 'Discard changes' }));
  expect(await screen.findByRole('button', { name: 'Add date' })).toBeVisible();
  expect(router.state.location.search).toBe('?tab=availability');
});

it('does not ask for confirmation when the first section is selected again', async () => {
  const { user } = await renderRemote({ remote, path: '/doctor/profile' });
  await user.type(await screen.findByLabelText('Full name'), ' MD');
  await user.click(screen.getByRole('link', { name: 'Account' }));
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  await user.click(screen.getByRole('link', { name: 'Background' }));
  expect(await screen.findByRole('alertdialog', { name: 'Leave without saving?' })).toBeVisible();
});
