import { screen, waitFor, within } from '@testing-library/react';
import { listAudit } from '@praxis/contract/endpoints/admin';
import { getMe } from '@praxis/contract/endpoints/me';
import { updateMe } from '@praxis/contract/endpoints/me-changes';
import { renderRemote, type RenderRemoteOptions } from '@praxis/sdk/testing';
import { formatInstant, zoneName } from '@praxis/sdk/ui/page';
import { remote } from '../../remote';

const open = (options: Partial<RenderRemoteOptions> = {}) =>
  renderRemote({ remote, path: '/admin/audit', ...options });

const rows = () => within(screen.getByRole('table')).getAllByRole('row').slice(1);

/** A team member changes their name before the page is opened. */
const withChange: RenderRemoteOptions['prepare'] = async ({ api }) => {
  const member = await api('teamMember');
  const { version } = await member.call(getMe, {});
  await member.call(updateMe, { version, body: { fullName: 'Priya Raman-Lee' } });
};

it('shows who did what, newest first, without the record’s data', async () => {
  await open({ prepare: withChange });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Audit');
  const change = rows().find((row) => row.textContent?.includes('Changed'))!;
  expect(change).toHaveTextContent('Team member');
  expect(change).not.toHaveTextContent('Priya');
  expect(change).toHaveTextContent(/user:/);
});

it('shows all times in the reader’s time zone and names it', async () => {
  const { api } = await open();
  const admin = await api('admin');
  const { timeZone: zone } = await admin.call(getMe, {});
  const { items } = await admin.call(listAudit, { query: { perPage: 100 } });
  const head = screen.getByRole('columnheader', { name: /^When/ });
  expect(head).toHaveTextContent(zoneName(zone, 'en'));
  const times = items.map(({ at }) => formatInstant(at, { language: 'en', zone }));
  for (const row of rows())
    expect(times).toContain(within(row).getAllByRole('cell').at(-1)!.textContent);
});

it('exports times in a spreadsheet format, in the time zone that the column head names', async () => {
  const { user, api } = await open();
  const { timeZone: zone } = await (await api('admin')).call(getMe, {});
  const files: Blob[] = [];
  Object.assign(URL, {
    createObjectURL: (file: Blob) => `blob:${files.push(file)}`,
    revokeObjectURL: () => undefined,
  });
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  await user.click(screen.getByRole('button', { name: 'Export CSV' }));
  await waitFor(() => expect(files).toHaveLength(1));
  const reader = new FileReader();
  const text = new Promise<string>((resolve) => {
    reader.onload = () => resolve(String(reader.result));
  });
  reader.readAsText(files[0]!);
  const [head, ...lines] = (await text).trim().split('\r\n');
  expect(head).toMatch(new RegExp(`,When \\(${zone}\\)$`));
  expect(lines.length).toBeGreaterThan(0);
  for (const line of lines) expect(line).toMatch(/,\d{4}-\d\d-\d\d \d\d:\d\d$/);
});

it('filters by action and keeps the filter in the URL', async () => {
  const { user, router, sent } = await open({ prepare: withChange });
  await user.click(screen.getByRole('button', { name: 'Action' }));
  await user.click(await screen.findByRole('menuitemradio', { name: 'Signed in' }));
  await waitFor(() => expect(sent.at(-1)?.query).toMatchObject({ status: 'signIn' }));
  expect(router.state.location.search).toContain('action=signIn');
});

it('filters by the period in the URL', async () => {
  const { sent } = await open({ path: '/admin/audit?from=2020-01-01&to=2020-01-02' });
  expect(sent.find(({ line }) => line.endsWith('/admin/audit'))?.query).toMatchObject({
    from: '2020-01-01',
    to: '2020-01-02',
  });
  expect(await screen.findByText('No results')).toBeInTheDocument();
  expect(screen.getByPlaceholderText('From')).toHaveValue('01/01/2020');
});

it('finds a person’s actions by account id', async () => {
  const { user } = await open({ prepare: withChange });
  const change = rows().find((row) => row.textContent?.includes('Changed'))!;
  const id = within(change).getAllByText(/\S/, { selector: 'code' })[0]!.textContent;
  await user.type(screen.getByRole('searchbox', { name: 'Search IDs and records' }), id);
  await waitFor(() => rows().forEach((row) => expect(row).toHaveTextContent(id)));
});

it('shows the error and loads after a retry', async () => {
  const { user } = await open({
    prepare: ({ failNext }) => failNext(listAudit, 'offline'),
  });
  await user.click(within(screen.getByRole('alert')).getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('table')).toBeInTheDocument();
});
