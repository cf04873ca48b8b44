import { afterEach, beforeAll, beforeEach, expect, it, jest } from '@jest/globals';
import { act, render } from '@testing-library/react';
import { TextsProvider } from '@praxis/sdk';
import { startI18n } from '../language/i18n';
import { entryOf } from '../testing/manifest';
import { RemoteFault, type RemoteFaultReason } from './remote-fault';
import { RemoteFaultCard } from './remote-fault-card';

const { env } = process;
const entry = entryOf('doctor');
let status = 404;
const requested = jest.fn<typeof fetch>();

beforeAll(() => startI18n('en'));

beforeEach(() => {
  jest.useFakeTimers();
  status = 404;
  requested.mockReset().mockImplementation(async () => ({ ok: status === 200 }) as Response);
  window.fetch = requested;
});
afterEach(() => {
  jest.useRealTimers();
  process.env = env;
});

function showCard(mode: 'development' | 'production', reason: RemoteFaultReason = 'missing') {
  process.env = { ...env, NODE_ENV: mode };
  const retry = jest.fn();
  const fault = new RemoteFault('doctor', reason);
  const { unmount } = render(
    <TextsProvider>
      <RemoteFaultCard fault={fault} retry={retry} entry={entry} />
    </TextsProvider>,
  );
  return { retry, unmount };
}
const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

it('retries once an app builds that did not at the start of the development servers', async () => {
  const { retry } = showCard('development');
  await wait(5_000);
  expect(requested).toHaveBeenCalledWith(entry.address.href, { method: 'HEAD', cache: 'no-store' });
  expect(retry).not.toHaveBeenCalled();
  requested.mockRejectedValueOnce(new TypeError('The server was stopped'));
  await wait(1_000);
  status = 200;
  await wait(1_000);
  expect(retry).toHaveBeenCalledTimes(1);
  await wait(5_000);
  expect(retry).toHaveBeenCalledTimes(1);
});

it('stops when another page is shown', async () => {
  const { retry, unmount } = showCard('development');
  await wait(1_000);
  expect(requested).toHaveBeenCalled();
  unmount();
  status = 200;
  requested.mockClear();
  await wait(5_000);
  expect(requested).not.toHaveBeenCalled();
  expect(retry).not.toHaveBeenCalled();
});

it('requests nothing in production, or after another failure', async () => {
  showCard('production');
  showCard('development', 'broken');
  await wait(5_000);
  expect(requested).not.toHaveBeenCalled();
});
