import { screen, waitFor, within } from '@testing-library/react';
import { renderRemote } from '@praxis/sdk/testing';
import { remote } from '../../remote';
import { setViewportWidth } from '../../testing/viewport';

const mockDialogs = jest.fn();
jest.mock('@praxis/sdk/ui/overlay', () => {
  mockDialogs();
  return jest.requireActual<object>('@praxis/sdk/ui/overlay');
});
jest.mock('@praxis/sdk/ui/calendar', () => ({
  ...jest.requireActual<object>('@praxis/sdk/ui/calendar'),
  Calendar: () => null,
}));

const open = () => renderRemote({ remote, path: '/apps/calendar' });

it('does not load the dialog code before one opens', async () => {
  await open();
  expect(await screen.findByRole('checkbox', { name: 'Family' })).toBeVisible();
  expect(mockDialogs).not.toHaveBeenCalled();
});

it.each([
  ['on a phone', 360],
  ['in a window without room for the panel', 1000],
])('shows the list of calendars in a sheet %s', async (_where, width) => {
  setViewportWidth(width);
  const { user, router } = await open();
  await user.click(await screen.findByRole('button', { name: 'Calendars' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Calendars' }));
  await user.click(sheet.getByRole('checkbox', { name: 'Family' }));
  expect(router.state.location.search).toBe('?hide=Family');
  await user.click(sheet.getByRole('button', { name: 'Show calendar' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(screen.getByRole('button', { name: 'Calendars · 1 hidden' })).toBeVisible();
  jest.restoreAllMocks();
});
