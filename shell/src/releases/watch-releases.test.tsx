import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { keepForms, TextsProvider, type RemoteManifest } from '@praxis/sdk';
import { FaultPage } from '../app/fault-page';
import { fetchText } from '../boot/early';
import { Registry } from '../federation/registry';
import { RemoteFault } from '../federation/remote-fault';
import { RemoteFaultCard } from '../federation/remote-fault-card';
import { startI18n } from '../language/i18n';
import { notices } from '../notifications/notice-store';
import { entryOf } from '../testing/manifest';
import { newVersion } from './new-version';
import { watchReleases } from './watch-releases';

jest.mock('../boot/early', () => ({
  ...jest.requireActual<object>('../boot/early'),
  fetchText: jest.fn(),
}));
jest.mock('@praxis/sdk', () => ({
  ...jest.requireActual<object>('@praxis/sdk'),
  keepForms: jest.fn(),
}));

const deployed = jest.mocked(fetchText);
const doctor = entryOf('doctor');
const gone = 'https://apps.example/doctor/assets/page.11111111.js';
const manifest = (entry: string) => JSON.stringify({ files: { entry } });
const responseWith = (text: string, status = 200) => ({ status, text });

beforeAll(async () => {
  await startI18n('en');
  const registry = new Registry([doctor]);
  jest
    .spyOn(registry, 'loadedManifest')
    .mockReturnValue({ files: { entry: 'assets/entry.old.js' } } as RemoteManifest);
  watchReleases(registry);
});

// Checks are throttled: each test runs an hour after the previous one.
let now = 0;
beforeEach(() => {
  now += 3_600_000;
  jest.spyOn(performance, 'now').mockImplementation(() => now);
  newVersion.set('unknown');
  notices.set([]);
  deployed.mockReset();
});

/** Simulates that a file fails to load. */
async function fail(tag: 'script' | 'link', address: string, rel = '') {
  const element = document.createElement(tag);
  Object.assign(element, tag === 'script' ? { src: address } : { href: address, rel });
  document.head.append(element);
  await act(async () => {
    element.dispatchEvent(new Event('error'));
    await new Promise((resolve) => setTimeout(resolve));
    await new Promise((resolve) => setTimeout(resolve));
  });
  element.remove();
}

const card = () =>
  render(
    <TextsProvider>
      <RemoteFaultCard fault={new RemoteFault('doctor', 'unreachable')} retry={() => undefined} />
    </TextsProvider>,
  );

it('shows a new version in the area of a page whose code is gone, and keeps the input over the reload', async () => {
  deployed.mockResolvedValue(responseWith(manifest('assets/entry.new.js')));
  card();
  await fail('script', gone);
  expect(screen.getByRole('alert')).toHaveTextContent('A new version is available');
  expect(screen.getByRole('alert')).toHaveTextContent('What you typed is kept');
  expect(deployed).toHaveBeenCalledWith(doctor.address.href);
  // The card replaces the toast.
  await act(() => new Promise((resolve) => setTimeout(resolve, 500)));
  expect(notices.get()).toEqual([]);
  // jsdom can't reload a page, and says so.
  const consoleError = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  await userEvent.click(screen.getByRole('button', { name: 'Reload' }));
  expect(keepForms).toHaveBeenCalledTimes(1);
  expect(consoleError.mock.calls).toEqual([[expect.objectContaining({ type: 'not implemented' })]]);
});

it('shows a new version in a toast if the page still works without the missing part', async () => {
  deployed.mockResolvedValue(responseWith(manifest('assets/entry.new.js')));
  await fail('script', gone);
  await waitFor(() => expect(notices.get()).not.toEqual([]));
  expect(notices.get()).toEqual([
    expect.objectContaining({
      kind: 'error',
      text: 'A new version is available. What you typed is kept when you reload.',
      undo: expect.objectContaining({ label: 'Reload' }) as unknown,
    }),
  ]);
  // Only once: later failures have the same reason.
  now += 60_000;
  await fail('script', gone);
  expect(deployed).toHaveBeenCalledTimes(1);

  // If the page fails later, its card replaces the toast.
  card();
  expect(notices.get()).toEqual([]);
});

it.each([
  ['the same version', responseWith(manifest('assets/entry.old.js'))],
  ['a network error', responseWith('', 0)],
  ['an HTML page instead of a manifest', responseWith('<!doctype html>')],
  ['a manifest without files', responseWith('{}')],
])('%s is no new version: the card shows the failure', async (_what, text) => {
  deployed.mockResolvedValue(text);
  card();
  await fail('script', gone);
  expect(screen.getByRole('alert')).toHaveTextContent('Couldn’t reach it');
  expect(screen.getByRole('button', { name: 'Retry' })).toBeVisible();
});

it('checks once for many failed prefetches, and each time for a needed file', async () => {
  deployed.mockResolvedValue(responseWith('', 0));
  for (const rel of ['prefetch', 'prefetch', 'preload']) await fail('link', gone, rel);
  expect(deployed).toHaveBeenCalledTimes(1);
  await fail('link', gone, 'stylesheet');
  expect(deployed).toHaveBeenCalledTimes(2);
});

it('does not check for files of other origins', async () => {
  await fail('script', 'https://elsewhere.example/x.js');
  expect(deployed).not.toHaveBeenCalled();
});

describe('the shell', () => {
  const pageWith = (main: string) => `<!doctype html><script defer src="${main}"></script>`;

  it.each([
    ['/assets/main.bbbbbbbb.js', 'A new version is available'],
    ['/assets/main.aaaaaaaa.js', 'Couldn’t load this part'],
  ])('with %s deployed shows: %s', async (main, text) => {
    const own = document.createElement('script');
    own.setAttribute('src', '/assets/main.aaaaaaaa.js');
    document.body.append(own);
    deployed.mockResolvedValue(responseWith(pageWith(main)));
    render(
      <TextsProvider>
        <FaultPage />
      </TextsProvider>,
    );
    await fail('script', `${window.location.origin}/assets/app.cccccccc.js`);
    expect(screen.getByRole('alert')).toHaveTextContent(text);
    own.remove();
  });
});

it('checks when the user returns after a long absence, not after a short one', async () => {
  deployed.mockResolvedValue(responseWith(manifest('assets/entry.new.js')));
  const visibility = jest.spyOn(document, 'visibilityState', 'get');
  const goAway = async (minutes: number) => {
    visibility.mockReturnValue('hidden');
    document.dispatchEvent(new Event('visibilitychange'));
    now += minutes * 60_000;
    visibility.mockReturnValue('visible');
    document.dispatchEvent(new Event('visibilitychange'));
    await new Promise((resolve) => setTimeout(resolve, 5));
  };
  await goAway(2);
  expect(deployed).not.toHaveBeenCalled();
  await goAway(20);
  await waitFor(() =>
    expect(notices.get()).toContainEqual(expect.objectContaining({ kind: 'info' })),
  );
});
