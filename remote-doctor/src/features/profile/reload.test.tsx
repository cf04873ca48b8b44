import { screen, waitFor } from '@testing-library/react';
import { getAvailability, putAvailability } from '@praxis/contract/endpoints/doctor-profile';
import { keepForms } from '@praxis/sdk';
import { renderRemote, type RenderedRemote } from '@praxis/sdk/testing';
import { remote } from '../../remote';

/** Opens a tab of the profile, with two overrides of dates in its hours. */
const open = async (tab: string) => {
  const view = await renderRemote({ remote, path: '/doctor/profile?tab=practice' });
  const doctor = await view.api('doctor');
  const { version, weekly } = await doctor.call(getAvailability, {});
  const overrides = ['2026-01-06', '2026-01-07'].map((on) => ({ on, ranges: [] }));
  await doctor.call(putAvailability, { version, body: { weekly, overrides } });
  await view.user.click(screen.getByRole('link', { name: tab }));
  return view;
};

/** Reloads the page as for a new version of the app: with the input that is not saved. */
const reload = async (view: RenderedRemote, tab: string) => {
  keepForms();
  view.unmount();
  return open(tab);
};

const button = (name: string) => screen.findByRole('button', { name });
const find = (name: string) => screen.queryByRole('group', { name });

it('keeps a removed license removed', async () => {
  const view = await open('Background');
  await view.user.click(await button('Remove license 1'));
  expect(find('License 1')).toBeNull();
  await reload(view, 'Background');
  await button('Add license');
  await waitFor(() => expect(find('License 1')).toBeNull());
});

it('keeps a removed date removed, and the others', async () => {
  const view = await open('Availability');
  await view.user.click(await button('Remove date: Jan 6, 2026'));
  await reload(view, 'Availability');
  await button('Add date');
  await waitFor(() => expect(find('Jan 6, 2026')).toBeNull());
  expect(find('Jan 7, 2026')).toBeVisible();
});
