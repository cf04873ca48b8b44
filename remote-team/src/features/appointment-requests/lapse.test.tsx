import { act, screen, waitFor, within } from '@testing-library/react';
import { listAppointmentRequests } from '@praxis/contract/endpoints/appointment-requests';
import { renderRemote } from '@praxis/sdk/testing';
import { remote } from '../../remote';

const day = 24 * 60 * 60 * 1000;
const path = '/team-member/appointment-requests';

it('shows until when a request can be answered, and that it has expired after that', async () => {
  const view = await renderRemote({ remote, path });
  const query = { requested: true };
  const { items } = await (await view.api('teamMember')).call(listAppointmentRequests, { query });
  const { id } = items.find(({ state }) => state === 'requested')!;
  await act(() => view.router.navigate(`${path}/${id}`));
  const drawer = within(await screen.findByRole('dialog'));
  const of = async (label: string) =>
    (await drawer.findByText(label, { selector: 'dt' })).nextElementSibling;
  const hidden = 'Visible once you claim the request';
  expect(drawer.getByText(hidden)).toBeVisible();
  expect(await of('Expires')).toHaveTextContent(/^\w{3}, Jan \d+ · \d+:\d\d [AP]M/);
  view.moveClock(2 * day);
  await view.refresh();
  expect(await of('Expired')).toHaveTextContent(
    /^The practice didn’t answer in time · Jan \d+, 2026/,
  );
  // It can no longer be claimed.
  expect(drawer.queryByText(hidden)).not.toBeInTheDocument();
});

it('marks the requests of the list that expire within 12 hours', async () => {
  const now = Date.parse('2026-01-05T14:00:00.000Z');
  const newest = `${path}?sort=-createdAt`;
  const { api, moveClock, refresh } = await renderRemote({ remote, path: newest, now });
  const query = { requested: true, sort: '-createdAt' } as const;
  const { items } = await (await api('teamMember')).call(listAppointmentRequests, { query });
  const { id, lapsesAt = '' } = items[0]!;
  const row = () =>
    screen
      .getAllByRole('link')
      .find((link) => link.getAttribute('href')?.includes(id))
      ?.closest('tr');
  expect(row()).toHaveTextContent('11 hours ago');
  moveClock(Date.parse(lapsesAt) - now - (13 * day) / 24);
  await refresh();
  // Times on screen change with the next tick of the clock, within a second.
  await waitFor(() => expect(row()).not.toHaveTextContent('11 hours ago'), { timeout: 5_000 });
  expect(row()).not.toHaveTextContent('Expires');
  moveClock(day / 12);
  await refresh();
  await waitFor(() => expect(row()).toHaveTextContent('Expires in 11 hours'), { timeout: 5_000 });
});
