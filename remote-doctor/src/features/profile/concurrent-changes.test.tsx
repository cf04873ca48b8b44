import { screen, waitFor, within } from '@testing-library/react';
import {
  getAvailability,
  getBackground,
  putAvailability,
  putBackground,
} from '@praxis/contract/endpoints/doctor-profile';
import { getPractice, putPractice } from '@praxis/contract/endpoints/practice';
import { listVisitTypes, updateVisitType } from '@praxis/contract/endpoints/doctor-visit-types';
import { renderRemote } from '@praxis/sdk/testing';
import { remote } from '../../remote';

/** Opens a form that the same doctor saves elsewhere while it is being filled in. */
const open = async (tab: string) => {
  const view = await renderRemote({ remote, path: `/doctor/profile?tab=${tab}` });
  return { ...view, elsewhere: await view.api('doctor') };
};
const save = () => screen.getByRole('button', { name: 'Save' });
const changes = () =>
  within(screen.getByText('This has just changed').closest('[role]') as HTMLElement)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

it('shows which practice fields were changed elsewhere, keeps what was typed and saves both', async () => {
  const { user, elsewhere } = await open('practice');
  const name = screen.getByLabelText('Practice name');
  await user.clear(name);
  await user.type(name, 'Marsh Medical');
  const { version, id: _id, ...practice } = await elsewhere.call(getPractice, {});
  const { address, phone: before, timeZone, currency, jurisdiction, policies } = practice;
  await elsewhere.call(putPractice, {
    version,
    body: {
      name: practice.name,
      address,
      phone: '+1 212 555 0100',
      timeZone,
      currency,
      jurisdiction,
      policies,
      bookingMode: practice.bookingMode === 'request' ? 'instant' : 'request',
    },
  });
  await user.click(save());
  await waitFor(() => expect(screen.getByLabelText('Phone number')).toHaveValue('+1 212 555 0100'));
  expect(name).toHaveValue('Marsh Medical');
  expect(changes()).toContain(`Phone number: ${before} → +1 212 555 0100`);
  expect(changes().join()).toMatch(/Confirmed by the practice/);
  await user.click(save());
  await screen.findByText('Practice saved');
  expect(await elsewhere.call(getPractice, {})).toMatchObject({
    name: 'Marsh Medical',
    phone: '+1 212 555 0100',
  });
});

it('shows which hours were changed elsewhere', async () => {
  const { user, elsewhere } = await open('availability');
  await user.click(screen.getByRole('button', { name: 'Remove Wednesday, hours 1' }));
  const { version, weekly } = await elsewhere.call(getAvailability, {});
  await elsewhere.call(putAvailability, {
    version,
    body: { weekly, overrides: [{ on: '2026-01-06', ranges: [] }] },
  });
  await user.click(save());
  await screen.findByText('This has just changed');
  expect(changes()).toEqual(['Jan 6, 2026: – → Closed']);
  expect(screen.queryByLabelText('Wednesday, hours 1, start')).not.toBeInTheDocument();
  await user.click(save());
  await screen.findByText('Hours saved');
  expect((await elsewhere.call(getAvailability, {})).overrides).toHaveLength(1);
});

it('merges hours that were changed on different days in two places, and names the day', async () => {
  const { user, elsewhere } = await open('availability');
  await user.click(screen.getByRole('button', { name: 'Add hours: Sunday' }));
  const { version, weekly, overrides } = await elsewhere.call(getAvailability, {});
  const saturday = { weekday: 6, startLocal: '10:00', endLocal: '14:00' };
  const body = { weekly: [...weekly, saturday], overrides };
  await elsewhere.call(putAvailability, { version, body });
  await user.click(save());
  await screen.findByText('This has just changed');
  expect(changes()).toEqual(['Saturday: Closed → 10:00 AM – 2:00 PM']);
  expect(screen.getByLabelText('Saturday, hours 1, end')).toHaveValue('14:00');
  await user.click(save());
  await screen.findByText('Hours saved');
  expect((await elsewhere.call(getAvailability, {})).weekly).toEqual([
    ...weekly,
    saturday,
    { weekday: 7, startLocal: '09:00', endLocal: '12:00' },
  ]);
});

it('merges date overrides that were changed in two places, and names the date', async () => {
  const closed = (on: string) => ({ on, ranges: [] });
  const { user, elsewhere } = await open('availability');
  await user.click(screen.getByRole('button', { name: 'Add date' }));
  await user.click(screen.getByLabelText('Day 1'));
  await user.paste('02/17/2026');
  await user.keyboard('{Enter}');
  const { version, weekly } = await elsewhere.call(getAvailability, {});
  await elsewhere.call(putAvailability, {
    version,
    body: { weekly, overrides: [closed('2026-01-06')] },
  });
  await user.click(save());
  await screen.findByText('This has just changed');
  expect(changes()).toEqual(['Jan 6, 2026: – → Closed']);
  await user.click(save());
  await screen.findByText('Hours saved');
  const { overrides } = await elsewhere.call(getAvailability, {});
  expect(overrides.map(({ on }) => on).sort()).toEqual(['2026-01-06', '2026-02-17']);
});

it('has an added date once after a save whose response was lost', async () => {
  const view = await open('availability');
  const { user, elsewhere } = view;
  await user.click(screen.getByRole('button', { name: 'Add date' }));
  await user.click(screen.getByLabelText('Day 1'));
  await user.paste('02/17/2026');
  await user.keyboard('{Enter}');
  view.failNext(putAvailability, 'responseLost');
  await user.click(save());
  await screen.findByText(/try again/i);
  await view.refresh();
  expect(screen.getAllByRole('group', { name: 'Feb 17, 2026' })).toHaveLength(1);
  await user.click(save());
  await screen.findByText('Hours saved');
  const { overrides } = await elsewhere.call(getAvailability, {});
  expect(overrides.map(({ on }) => on)).toEqual(['2026-02-17']);
});

it('shows as text what was changed elsewhere in the background', async () => {
  const { user, elsewhere } = await open('background');
  await user.type(screen.getByLabelText(/^About/), ' Open on Saturdays.');
  const { version, background } = await elsewhere.call(getBackground, {});
  await elsewhere.call(putBackground, { version, body: { ...background, languages: ['de'] } });
  await user.click(save());
  await screen.findByText('This has just changed');
  expect(changes()).toEqual([expect.stringMatching(/^Languages: .*English.* → German$/)]);
});

it('merges licenses that were changed in two places, and names them', async () => {
  const { user, elsewhere } = await open('background');
  await user.click(screen.getByRole('button', { name: 'Add license' }));
  const added = within(screen.getByRole('group', { name: 'License 2' }));
  await user.click(added.getByLabelText('State'));
  await user.paste('New Jersey');
  const state = await waitFor(() => {
    const [found, ...others] = document.querySelectorAll<HTMLElement>('.ant-select-item-option');
    expect(others).toEqual([]);
    return found!;
  });
  await user.click(state);
  await user.click(added.getByLabelText('License number'));
  await user.paste('NJ-1');
  await user.click(added.getByLabelText('Expiration date'));
  await user.paste('12/31/2030');
  await user.keyboard('{Enter}');
  const { version, background } = await elsewhere.call(getBackground, {});
  const [first] = background.licences;
  const licences = [
    { ...first!, number: 'NY-2', expiresOn: '2032-01-31' },
    { state: 'US-CT', number: 'CT-1', expiresOn: '2031-01-31' },
  ];
  await elsewhere.call(putBackground, { version, body: { ...background, licences } });
  await user.click(save());
  await screen.findByText('This has just changed');
  expect(changes()).toEqual([
    `License 1, License number: ${first!.number} → NY-2`,
    expect.stringMatching(/^License 1, Expiration date: .* → Jan 31, 2032$/),
    'Licenses: – → CT-1, Connecticut, United States',
  ]);
  await user.click(save());
  await screen.findByText('Background saved');
  expect((await elsewhere.call(getBackground, {})).background.licences).toEqual([
    licences[0],
    { state: 'US-NJ', number: 'NJ-1', expiresOn: '2030-12-31' },
    licences[1],
  ]);
});

it('shows what was changed elsewhere in an appointment type', async () => {
  const { user, elsewhere } = await open('visitTypes');
  await user.click(screen.getByRole('button', { name: 'Actions for Follow-up' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Change' }));
  const dialog = within(screen.getByRole('dialog'));
  await user.type(dialog.getByLabelText('Name'), ' long');
  const { items } = await elsewhere.call(listVisitTypes, { query: { perPage: 100 } });
  const { id, version, name, ...rest } = items.find((type) => type.name === 'Follow-up')!;
  const { bufferBeforeMin, bufferAfterMin, mode, memberOnly } = rest;
  await elsewhere.call(updateVisitType, {
    params: { id },
    version,
    body: { name, durationMin: 45, bufferBeforeMin, bufferAfterMin, mode, memberOnly },
  });
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await dialog.findByText('This has just changed');
  expect(changes()).toEqual(['Duration: 30 → 45']);
  expect(dialog.getByLabelText('Name')).toHaveValue('Follow-up long');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Follow-up long saved')).toBeInTheDocument();
});
