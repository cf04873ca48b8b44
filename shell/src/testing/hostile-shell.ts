import { act, waitFor } from '@testing-library/react';
import type { Panel } from '@praxis/mock-server';
import type { Role } from '@praxis/contract';
import { practiceAccounts } from '@praxis/contract/entities/practice-accounts';
import { hostileTexts, type HostileTexts } from '@praxis/sdk/testing/hostile-responses';
import { startSimulation } from '../boot/simulation';
import type { Registry } from '../federation/registry';
import { renderShell, type ShellUnderTest } from './render-shell';

export interface HostileShell extends ShellUnderTest {
  /** Signs in as the sample account of a role. */
  switchSession(role: Role): Promise<void>;
  texts: HostileTexts;
}

/** Renders the shell with a back end and a panel in which every user-written text is hostile. */
export async function openHostileShell(registry?: Registry): Promise<HostileShell> {
  const texts = hostileTexts();
  const shell = await renderShell('/', 'en', registry, async () => {
    const { panel, ...started } = await startSimulation({
      storage: 'memory',
      sameTurn: true,
      between: async (request, respond) => texts.rewrite(await respond(), request),
    });
    return { ...started, panel: async () => hostilePanel(await panel(), texts) };
  });
  return {
    ...shell,
    texts,
    switchSession(role) {
      const account = practiceAccounts.find((account) => account.role === role);
      return shell.enter(account?.email ?? '', account?.password ?? '');
    },
  };
}

/** Values of an email that no user writes: instants, dates, amounts and codes. */
const generated = /At$|On$|^(code|timeZone|amountMinor|currency|decision)$/;

function hostilePanel(panel: Panel, { hostile }: HostileTexts): Panel {
  return {
    ...panel,
    accounts: (role) =>
      panel.accounts(role).map((account) => ({
        ...account,
        fullName: hostile(account.fullName),
        practice: hostile(account.practice),
      })),
    mails: (to) =>
      panel.mails(to).map((mail) => ({
        ...mail,
        values: Object.fromEntries(
          Object.entries(mail.values).map(([name, value]) => [
            name,
            generated.test(name) ? value : hostile(value),
          ]),
        ),
      })),
  };
}

/** Asserts that the page shows a hostile text, and only as text, after pending responses. */
export async function expectHostileTextsShown({ isShown, expectOnlyTexts }: HostileTexts) {
  await waitFor(() => expect(isShown()).toBe(true), { timeout: 5_000 });
  await act(async () => {
    for (let turn = 0; turn < 10; turn += 1) await new Promise((resolve) => setTimeout(resolve, 0));
  });
  expectOnlyTexts();
  expect(isShown()).toBe(true);
}
