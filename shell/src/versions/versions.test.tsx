import { act, screen, waitFor, within } from '@testing-library/react';
import { practiceAccounts } from '@praxis/contract/entities/practice-accounts';
import { Registry, type RemoteEntry } from '../federation/registry';
import { reloadKeepingForms } from '../releases/reload';
import { renderShell } from '../testing/render-shell';
import { overrideLink, takeOverrideLink } from './override-link';

jest.mock('../releases/reload', () => ({ reloadKeepingForms: jest.fn() }));

const account = practiceAccounts.find(({ role }) => role === 'doctor')!;
const listed = 'http://localhost:3101';

const doctor = (changes: Partial<RemoteEntry> = {}): RemoteEntry => ({
  id: 'doctor',
  realm: 'practice',
  roles: ['doctor'],
  areas: ['/doctor'],
  manifest: 'https://apps.example/doctor/remote.json',
  address: new URL('https://apps.example/doctor/remote.json'),
  ...changes,
});

beforeEach(() => {
  jest.mocked(reloadKeepingForms).mockClear();
});

afterEach(() => overrideLink.set(null));

async function enter(registry: Registry) {
  const shell = await renderShell('/doctor/plans', 'en', registry);
  await shell.enter(account.email, account.password);
  await screen.findByText('This area is unavailable');
  return shell;
}

const follow = async (address: string) => {
  window.history.replaceState(null, '', `/doctor/plans?tab=a&override=${address}#b`);
  await act(async () => {
    takeOverrideLink();
    await Promise.resolve();
  });
};

it('removes the override from the address bar, and does not ask when signed out', async () => {
  await renderShell('/', 'en', new Registry([doctor()], [listed]));
  await follow(`doctor=${listed}/remote.json`);
  expect(window.location.href).toMatch(/\/doctor\/plans\?tab=a#b$/);
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('removes the override from an address with two slashes, without changing the host', () => {
  window.history.replaceState(null, '', `${window.location.origin}//evil.example/a?override=x`);
  takeOverrideLink();
  expect(window.location.href).toBe(`${window.location.origin}//evil.example/a`);
  overrideLink.set(null);
});

it('loads nothing before the user confirms, and saves the override only for that user', async () => {
  const { user } = await enter(new Registry([doctor()], [listed]));
  await follow(`doctor=${listed}/remote.json?x=1`);
  const title = await screen.findByRole('heading', { name: /Load “doctor” from another address/ });
  const dialog = title.closest('dialog') as HTMLElement;
  expect(dialog).toHaveTextContent(`${listed}/remote.json`);
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('3101');

  await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  expect(reloadKeepingForms).not.toHaveBeenCalled();

  await follow(`doctor=${listed}/remote.json`);
  await user.click(await screen.findByRole('button', { name: 'Load it' }));
  expect(reloadKeepingForms).toHaveBeenCalled();
  const stored = JSON.parse(sessionStorage.getItem('praxis.override') ?? '') as object;
  expect(stored).toMatchObject({ app: 'doctor', address: `${listed}/remote.json` });
  expect(JSON.stringify(stored)).not.toContain(account.email);
});

it.each([
  ['an origin that is not listed', 'doctor=https://evil.example/remote.json'],
  ['an unknown app', `nurse=${listed}/remote.json`],
  ['no address', 'doctor'],
])('refuses a link with %s', async (_, link) => {
  await enter(new Registry([doctor()], [listed]));
  await follow(link);
  expect(await screen.findByText(/isn’t allowed here/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Load it' })).not.toBeInTheDocument();
});

it('shows a banner for an override, and offers to stop it in the banner and on the fault card', async () => {
  const entry = doctor({ kind: 'override', address: new URL(`${listed}/remote.json`) });
  const { user } = await enter(new Registry([entry], [listed]));
  const banner = await screen.findByRole('complementary', { name: 'App from another address' });
  expect(banner).toHaveTextContent(`“doctor” comes from ${listed}/remote.json`);
  sessionStorage.setItem('praxis.override', '{}');
  await user.click(within(banner).getByRole('button', { name: 'Stop using it' }));
  expect(sessionStorage.getItem('praxis.override')).toBeNull();

  sessionStorage.setItem('praxis.override', '{}');
  await user.click(screen.getByRole('button', { name: 'Use the regular version' }));
  expect(sessionStorage.getItem('praxis.override')).toBeNull();
  expect(reloadKeepingForms).toHaveBeenCalledTimes(2);
});

it('shows the versions in a dialog of the profile dropdown, and copies them', async () => {
  document.head.insertAdjacentHTML(
    'beforeend',
    '<meta name="praxis-version" content="1.4.0 1a2b3c4d 2026-11-20T10:00:00Z">',
  );
  const { user } = await enter(new Registry([doctor()]));
  await user.click(screen.getByRole('button', { name: /^Account:/ }));
  await user.click(await screen.findByRole('menuitem', { name: 'Versions' }));
  const shell = await screen.findByRole('region', { name: 'Praxis' });
  expect(shell).toHaveTextContent('1.4.0');
  expect(shell).toHaveTextContent('1a2b3c4d');
  await user.click(screen.getByRole('button', { name: 'Copy versions' }));
  expect(await navigator.clipboard.readText()).toBe('shell 1.4.0 1a2b3c4d 2026-11-20T10:00:00Z');
});
