import { screen, waitFor, within } from '@testing-library/react';
import {
  calendarTypes,
  listCalendarEvents,
  removeCalendarEvent,
  restoreCalendarEvent,
} from '@praxis/contract/demo/calendar';
import { otherTab, open } from '../../testing/two-tabs';

it('keeps the input when another tab deletes the event, and reports it until the event is restored', async () => {
  const view = await open('/apps/calendar/1/edit');
  const { refresh, user } = view;
  const admin = await otherTab(view);
  const stored = async () => {
    const query = { 'calendars[]': [...calendarTypes] };
    return (await admin.call(listCalendarEvents, { query })).find(({ id }) => id === 1);
  };
  const before = (await stored())!;
  const drawer = within(await screen.findByRole('dialog', { name: 'Edit event' }));
  await user.type(drawer.getByLabelText('Title'), '!');
  await admin.call(removeCalendarEvent, { query: { id: 1 } });
  await refresh();
  expect(await stored()).toBeUndefined();
  expect(drawer.getByLabelText('Title')).toHaveValue(`${before.title}!`);
  await user.click(drawer.getByRole('button', { name: 'Save' }));
  expect(await drawer.findByRole('alert')).toHaveTextContent('This no longer exists');
  await admin.call(restoreCalendarEvent, { body: { event: before } });
  await refresh();
  await waitFor(() => expect(drawer.queryByRole('alert')).not.toBeInTheDocument());
  await user.click(drawer.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(await stored()).toEqual({ ...before, title: `${before.title}!` });
});
