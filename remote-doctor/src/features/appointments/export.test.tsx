import { screen, waitFor } from '@testing-library/react';
import { renderRemote } from '@praxis/sdk/testing';
import { remote } from '../../remote';
import { textOf } from '../../testing/text-of';

it('exports times as spreadsheets parse them, in the practice’s zone, and durations as numbers', async () => {
  const offered = jest.fn(() => 'blob:appointments');
  Object.assign(URL, { createObjectURL: offered, revokeObjectURL: () => undefined });
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  const { user } = await renderRemote({ remote, path: '/doctor/appointments' });
  await user.click(screen.getByRole('button', { name: 'Export CSV' }));
  await waitFor(() => expect(offered).toHaveBeenCalled());
  const [[file]] = offered.mock.calls as unknown as [[Blob]];
  const [head, ...lines] = (await textOf(file)).trim().split('\r\n');
  expect(head).toContain(',When (America/New_York),Duration (min),');
  expect(lines.length).toBeGreaterThan(0);
  for (const line of lines) expect(line).toMatch(/,\d{4}-\d\d-\d\d \d\d:\d\d,\d+,/);
});
