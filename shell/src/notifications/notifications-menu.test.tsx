import { screen, waitFor, within } from '@testing-library/react';
import { getNotifications, markNotificationsRead } from '@praxis/contract/endpoints/me';
import { practiceAccounts } from '@praxis/contract/entities/practice-accounts';
import { Response as Refusal } from '@praxis/sdk/testing';
import { hold } from '../testing/hold';
import { renderShell } from '../testing/render-shell';

const account = practiceAccounts.find(({ role }) => role === 'patient')!;

const at = '2026-01-05T14:00:00Z';
const booked = {
  id: 'note-1',
  version: 1,
  createdAt: at,
  updatedAt: at,
  kind: 'appointmentBooked',
  values: { patient: account.fullName, doctor: 'Dr. Hannah Marsh', startAt: at },
  link: '/patient/appointments/appointment-1',
  readAt: null,
};

it('shows person and time, opens the record, and marks the notification as read', async () => {
  const { user, server, enter } = await renderShell('/patient/subscriptions');
  server.get(getNotifications.path, () => ({ items: [booked], total: 1, page: 1, perPage: 10 }));
  const read: unknown[] = [];
  server.post(markNotificationsRead.path, (_schema, { requestBody }) => {
    read.push(JSON.parse(requestBody));
    return new Response(null, { status: 204 });
  });
  await enter(account.email, account.password);
  await user.click(await screen.findByRole('button', { name: 'Notifications, 1 unread' }));
  await user.click(
    await screen.findByRole('menuitem', {
      name: /Appointment booked.*Dr. Hannah Marsh · Mon, Jan 5/,
    }),
  );
  expect(window.location.pathname).toBe('/patient/appointments/appointment-1');
  await waitFor(() => expect(read).toEqual([{ ids: ['note-1'] }]));
});

it('marks unread entries for screen readers, not only by a bold title', async () => {
  const { user, server, enter } = await renderShell('/patient/subscriptions');
  const items = [booked, { ...booked, id: 'note-2', readAt: at }];
  server.get(getNotifications.path, () => ({ items, total: 2, page: 1, perPage: 10 }));
  await enter(account.email, account.password);
  await user.click(await screen.findByRole('button', { name: 'Notifications, 1 unread' }));
  const entries = await screen.findAllByRole('menuitem', { name: /Appointment booked/ });
  expect(entries.map(({ textContent }) => textContent?.includes('Unread'))).toEqual([true, false]);
});

it('counts, shows and marks all unread notifications, beyond the latest ten', async () => {
  const { user, server, enter } = await renderShell('/patient/subscriptions');
  const many = Array.from({ length: 12 }, (_none, index) => ({ ...booked, id: `note-${index}` }));
  server.get(getNotifications.path, (_schema, { queryParams }) => {
    const perPage = Number(queryParams['perPage'] ?? 10);
    return { items: many.slice(0, perPage), total: 12, page: 1, perPage };
  });
  const read: unknown[] = [];
  server.post(markNotificationsRead.path, (_schema, { requestBody }) => {
    read.push(JSON.parse(requestBody));
    return new Response(null, { status: 204 });
  });
  await enter(account.email, account.password);
  await user.click(await screen.findByRole('button', { name: 'Notifications, 12 unread' }));
  expect(await screen.findAllByRole('menuitem', { name: /Appointment booked/ })).toHaveLength(12);
  await user.click(screen.getByRole('menuitem', { name: 'Mark all as read' }));
  await waitFor(() => expect(read).toEqual([{ ids: many.map(({ id }) => id) }]));
});

it('shows the empty state only after the response', async () => {
  const { user, server, enter } = await renderShell('/patient/subscriptions');
  const { until, release } = hold();
  const none = { items: [], total: 0, page: 1, perPage: 100 };
  server.get(getNotifications.path, () => until.then(() => none));
  await enter(account.email, account.password);
  await user.click(await screen.findByRole('button', { name: 'Notifications' }));
  expect(screen.queryByText('You’re all caught up')).toBeNull();
  release();
  expect(await screen.findByText('You’re all caught up')).toBeVisible();
});

it('offers Retry after a failed load, and keeps the focus', async () => {
  const { user, server, enter } = await renderShell('/patient/subscriptions');
  server.get(getNotifications.path, () => new Refusal(503, {}, {}));
  await enter(account.email, account.password);
  await user.click(await screen.findByRole('button', { name: 'Notifications' }));
  const retry = await screen.findByRole('menuitem', { name: 'Retry' }, { timeout: 5_000 });
  const { until, release } = hold();
  const response = { items: [booked], total: 1, page: 1, perPage: 100 };
  server.get(getNotifications.path, () => until.then(() => response));
  await user.click(retry);
  await waitFor(() => expect(retry).toHaveAttribute('aria-disabled', 'true'));
  expect(retry).toHaveFocus();
  expect(screen.queryByText(/^Couldn’t load/)).toBeNull();
  release();
  expect(await screen.findByRole('menuitem', { name: /Appointment booked/ })).toBeVisible();
  expect(screen.getByRole('menu')).toContainElement(document.activeElement as HTMLElement);
});

it('marks notifications optimistically, and rolls back with Retry on failure', async () => {
  const { user, server, enter } = await renderShell('/patient/subscriptions');
  server.get(getNotifications.path, () => ({ items: [booked], total: 1, page: 1, perPage: 100 }));
  const { until, release } = hold();
  server.post(markNotificationsRead.path, () => until.then(() => new Refusal(503)));
  await enter(account.email, account.password);
  await user.click(await screen.findByRole('button', { name: 'Notifications, 1 unread' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Mark all as read' }));
  expect(await screen.findByRole('button', { name: 'Notifications' })).toHaveFocus();
  release();
  const notices = within(screen.getByRole('region', { name: 'Messages' }));
  expect(await notices.findByText(/^Couldn’t mark notifications as read\./)).toBeVisible();
  expect(notices.getByRole('button', { name: 'Retry' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Notifications, 1 unread' })).toBeVisible();
});

it('never links outside of the product', async () => {
  const { user, server, enter } = await renderShell('/patient/subscriptions');
  const links = ['javascript:hostile()', '//elsewhere.example/a', 'https://elsewhere.example'];
  const items = links.map((link, index) => ({ ...booked, id: `note-${index}`, link }));
  server.get(getNotifications.path, () => ({ items, total: 3, page: 1, perPage: 10 }));
  await enter(account.email, account.password);
  await user.click(await screen.findByRole('button', { name: 'Notifications, 3 unread' }));
  const entries = await screen.findAllByRole('menuitem', { name: /Appointment booked/ });
  expect(entries.map((entry) => entry.getAttribute('href'))).toEqual(['/', '/', '/']);
});
