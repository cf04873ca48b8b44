import { act, screen, waitFor, within } from '@testing-library/react';
import { renderShell, signedIn, type ShellUnderTest } from '../testing/render-shell';
import { dayIn } from './clock/local-day';

const dialog = () => screen.getByRole('dialog', { name: 'Simulation' });

/** Opens a tab of the panel. */
async function open(tab: string): Promise<ShellUnderTest> {
  const shell = await renderShell('/sign-up');
  await shell.user.click(screen.getByRole('button', { name: 'Simulation panel' }));
  await shell.user.click(await screen.findByRole('tab', { name: tab }));
  await waitFor(() => expect(within(dialog()).getByRole('tabpanel')).not.toHaveTextContent(/^$/));
  return shell;
}

/** Creates a file with a `text` method, which jsdom lacks. Null: reading it fails. */
const fileOf = (text: string | null) =>
  Object.assign(new File([text ?? ''], 'data.json', { type: 'application/json' }), {
    text: () => (text === null ? Promise.reject(new Error('gone')) : Promise.resolve(text)),
  });

const chooseFile = ({ user }: ShellUnderTest, text: string | null) =>
  user.upload(screen.getByLabelText('File to import'), fileOf(text));

/** Chooses a file and confirms. */
async function importFile(shell: ShellUnderTest, text: string | null) {
  await chooseFile(shell, text);
  const { user } = shell;
  const confirmation = await screen.findByRole('alertdialog');
  expect(confirmation).toHaveTextContent(
    /“data.json” holds \d+ changed records?. Its clock shows .*20/,
  );
  expect(confirmation).toHaveTextContent(
    /replaces \d+ records? that you changed. This can’t be undone/,
  );
  await user.click(within(confirmation).getByRole('button', { name: 'Replace data' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
}

describe('accounts', () => {
  test('searches the sample accounts and signs in with one click', async () => {
    const { user } = await open('Accounts');
    await user.selectOptions(await screen.findByLabelText('Role'), 'Team members');
    await user.type(screen.getByLabelText('Name, email or practice'), 'priya');
    expect(screen.getAllByRole('button', { name: /^Sign in as/ })).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'Sign in as Priya Raman' }));
    await waitFor(() => expect(signedIn()).toBe('team@praxis.example'));
    expect(window.location.pathname).toBe('/');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  test('shows the number of further matches, and a hint if there are none', async () => {
    const { user } = await open('Accounts');
    await user.selectOptions(await screen.findByLabelText('Role'), 'Patients');
    expect(await screen.findByText(/\d+ more matches. Type part of the name/)).toBeInTheDocument();
    await user.type(screen.getByLabelText('Name, email or practice'), 'nobody at all');
    expect(screen.getByText(/No results/)).toBeInTheDocument();
  });

  test('signs in to demo accounts through their own API, and shows errors', async () => {
    const { user, running } = await open('Accounts');
    await user.selectOptions(await screen.findByLabelText('Role'), 'Demo area');
    running.faults.errorRate = 1;
    await user.click(screen.getByRole('button', { name: 'Sign in as Dana Whitfield' }));
    expect(await screen.findByText(/Couldn’t sign in/)).toBeInTheDocument();
    running.faults.errorRate = 0;
    await user.click(screen.getByRole('button', { name: 'Sign in as Dana Whitfield' }));
    await waitFor(() => expect(signedIn()).toBe('admin@demo.com'));
  });
});

describe('the mailbox', () => {
  test('is empty at first, and shows new emails immediately, in the recipient’s language', async () => {
    const { user, deployment } = await open('Mailbox');
    expect(await screen.findByText('No emails yet')).toBeInTheDocument();
    const { client } = await deployment.http();
    const { signUp } = await import('@praxis/contract/endpoints/auth');
    await act(() =>
      client.call(signUp, {
        body: {
          email: 'uta@example.com',
          password: 'seven violet lamps',
          role: 'patient',
          locale: 'de',
        },
      }),
    );
    const mail = await screen.findByRole('button', { name: /Ihr Bestätigungscode/ });
    await user.click(mail);
    expect(mail).toHaveAttribute('aria-expanded', 'true');
    expect(screen.getByText(/um Ihre E-Mail-Adresse zu bestätigen/)).toBeInTheDocument();
    expect(screen.getByText('Läuft ab')).toBeInTheDocument();
    const link = screen.getByRole('link', { name: 'Code eingeben' });
    expect(link).toHaveAttribute('href', '/sign-up');
    await user.click(screen.getByLabelText('Recipient'));
    await user.paste('somebody else');
    expect(await screen.findByText('No emails yet')).toBeInTheDocument();
  });
});

describe('the clock', () => {
  test('moves by steps, runs due jobs, and links to the emails that they sent', async () => {
    const { user, running } = await open('Clock');
    const before = running.clock.offset();
    await user.click(await screen.findByRole('button', { name: '+1 hour' }));
    expect(await screen.findByText('Clock moved.')).toBeInTheDocument();
    expect(running.clock.offset() - before).toBe(3_600_000);
    running.simulation.runDueJobs();
    (await running.panel()).accounts('patient');
    await user.click(screen.getByRole('button', { name: '+30 days' }));
    await user.click(await screen.findByRole('button', { name: 'View emails' }));
    expect(
      (await screen.findAllByRole('button', { name: /Payment received/ })).length,
    ).toBeGreaterThan(1);
  });

  test('moves to a future date, not to a past one', async () => {
    const { user, running } = await open('Clock');
    const day = await screen.findByLabelText('Go to date');
    await user.type(day, '2020-01-01');
    await user.click(screen.getByRole('button', { name: 'Move clock' }));
    expect(screen.getAllByText(/The clock only moves forward/).length).toBeGreaterThan(1);
    expect(running.clock.offset()).toBe(0);
    const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
    const wanted = dayIn(Date.now() + 10 * 86_400_000, timeZone);
    await user.clear(day);
    await user.type(day, wanted);
    await user.click(screen.getByRole('button', { name: 'Move clock' }));
    await screen.findByText(/Clock moved/);
    expect(dayIn(running.clock.now(), timeZone)).toBe(wanted);
  });
});

test('the network settings change response delay, error rate and offline mode', async () => {
  const { user, running } = await open('Network');
  await user.selectOptions(await screen.findByLabelText('Response delay'), '300');
  await user.selectOptions(screen.getByLabelText('Error rate'), '0.5');
  await user.click(screen.getByRole('switch', { name: 'Offline' }));
  expect(running.faults).toEqual({ latencyMs: 300, errorRate: 0.5, offline: true });
});

describe('data', () => {
  test('imports an export', async () => {
    const shell = await open('Data');
    await shell.running.moveClock(3_600_000);
    const text = await shell.panel.exportData();
    await shell.running.reset();
    expect(shell.running.clock.offset()).toBe(0);
    await screen.findByRole('button', { name: 'Choose a file' });
    await importFile(shell, text);
    expect(await screen.findByText('Data imported')).toBeInTheDocument();
    expect(shell.running.clock.offset()).toBe(3_600_000);
  });

  test('rejects a damaged or foreign file with the reason, without changes', async () => {
    const shell = await open('Data');
    await shell.running.moveClock(3_600_000);
    const text = await shell.panel.exportData();
    await screen.findByRole('button', { name: 'Choose a file' });
    for (const [file, reason] of [
      ['not JSON at all', /isn’t an export. Nothing was changed/],
      ['{"some":"thing"}', /wasn’t exported from this simulation/],
      [text.replace('3600000', '7200000'), /was edited after export/],
      ['{"product":"praxis-simulation","format":1}', /another version of Praxis/],
      [null, /can’t be read/],
    ] as const) {
      await chooseFile(shell, file);
      expect(await screen.findByText(reason)).toBeInTheDocument();
      expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    }
    expect(await shell.panel.exportData()).toBe(text);
  });

  test('exports to a file', async () => {
    const shell = await open('Data');
    const saved: Blob[] = [];
    const names: string[] = [];
    URL.createObjectURL = (blob) => `blob:${saved.push(blob as Blob)}`;
    URL.revokeObjectURL = () => undefined;
    HTMLAnchorElement.prototype.click = function () {
      names.push(this.download);
    };
    await shell.user.click(await screen.findByRole('button', { name: 'Export data' }));
    await waitFor(() => expect(names).toEqual(['praxis-simulation.json']));
    expect(saved[0]?.type).toBe('application/json');
  });

  test('resets the sample data after confirmation', async () => {
    const shell = await open('Data');
    await shell.running.moveClock(3_600_000);
    await shell.user.click(await screen.findByRole('button', { name: 'Reset sample data' }));
    const confirmation = await screen.findByRole('alertdialog');
    await shell.user.click(within(confirmation).getByRole('button', { name: 'Reset sample data' }));
    expect(await screen.findByText(/Sample data reset/)).toBeInTheDocument();
    expect(shell.running.clock.offset()).toBe(0);
  });
});
