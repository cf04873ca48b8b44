import { screen, waitFor } from '@testing-library/react';
import { renderRemote } from '@praxis/sdk/testing';
import { remote } from '../../remote';
import { textOf } from '../../testing/text-of';

it('exports prices as numbers, with their currency and billing period in separate columns', async () => {
  const offered = jest.fn(() => 'blob:patients');
  Object.assign(URL, { createObjectURL: offered, revokeObjectURL: () => undefined });
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  const { user } = await renderRemote({ remote, path: '/doctor/patients?tab=active' });
  await user.click(screen.getByRole('button', { name: 'Export CSV' }));
  await waitFor(() => expect(offered).toHaveBeenCalled());
  const [[file]] = offered.mock.calls as unknown as [[Blob]];
  const [head, ...lines] = (await textOf(file)).trim().split('\r\n');
  expect(head).toContain(',Price,Currency,Billing period,');
  expect(lines.length).toBeGreaterThan(0);
  for (const line of lines)
    expect(line).toMatch(/,\d+(\.\d+)?,USD,(per month|every \d months|per year),/);
});
