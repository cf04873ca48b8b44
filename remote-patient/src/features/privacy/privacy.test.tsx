import { screen, waitFor, within } from '@testing-library/react';
import { exportData, type DataExport } from '@praxis/contract/endpoints/patient-data';
import { listMessages } from '@praxis/contract/endpoints/threads';
import { renderRemote, type RemoteBackEnd, sample } from '@praxis/sdk/testing';
import { remote } from '../../remote';

const open = (path = '/patient/privacy', prepare?: (backEnd: RemoteBackEnd) => Promise<void>) =>
  renderRemote({ remote, path, prepare });

const readByDoctor = async ({ api }: RemoteBackEnd) =>
  void (await (await api('doctor')).call(listMessages, { params: { id: sample.thread } }));

/** Collects downloaded files with their names. */
function offeredFiles() {
  const files: { name: string; blob: Blob }[] = [];
  const blobs: Blob[] = [];
  Object.assign(URL, {
    createObjectURL: (blob: Blob) => `blob:${blobs.push(blob)}`,
    revokeObjectURL: () => undefined,
  });
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    files.push({ name: this.download, blob: blobs.at(-1) as Blob });
  });
  return files;
}

const textOf = (blob: Blob) =>
  new Promise<string>((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.readAsText(blob);
  });

it('shows who accessed what, and when', async () => {
  await open('/patient/privacy', readByDoctor);
  const table = within(await screen.findByRole('table', { name: 'Who viewed your data' }));
  const [row] = table.getAllByRole('row', { name: /Dr. Helen Marsh/ }) as [HTMLElement];
  expect(within(row).getByText('Viewed')).toBeVisible();
  expect(within(row).getByText('Messages')).toBeVisible();
  expect(within(row).getByText(/Jan 5, 2026/)).toBeVisible();
});

it('shows a new access without a reload, and filters by action', async () => {
  const page = await open();
  const table = within(await screen.findByRole('table', { name: 'Who viewed your data' }));
  const newest = () => table.getAllByRole('row')[1]?.querySelector('time')?.dateTime ?? '';
  const before = newest();
  await readByDoctor(page);
  await page.refresh();
  expect(newest() > before).toBe(true);
  await page.router.navigate('/patient/privacy?action=update');
  await waitFor(() => expect(screen.queryByText('Dr. Helen Marsh')).not.toBeInTheDocument());
});

it('exports all data as JSON', async () => {
  const files = offeredFiles();
  const { user, host } = await open();
  await user.click(await screen.findByRole('button', { name: 'Download data' }));
  await waitFor(() => expect(host.notices).toMatchObject([{ text: 'Data downloaded' }]));
  expect(files).toHaveLength(1);
  expect(files[0]?.name).toBe('my-data-2026-01-05.json');
  const copy = JSON.parse(await textOf((files[0] as { blob: Blob }).blob)) as DataExport;
  expect(copy.me.email).toBe('patient@praxis.example');
  expect(copy.threads[0]?.messages.length).toBeGreaterThan(0);
  expect(copy.appointments.length).toBeGreaterThan(0);
});

it('shows why the export failed', async () => {
  const files = offeredFiles();
  const { user, host, failNext } = await open();
  failNext(exportData, 'forbidden');
  await user.click(await screen.findByRole('button', { name: 'Download data' }));
  await waitFor(() => expect(host.notices).toMatchObject([{ kind: 'error' }]));
  expect(files).toEqual([]);
});
