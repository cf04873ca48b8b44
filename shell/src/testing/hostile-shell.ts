import { act, waitFor } from '@testing-library/react';
import type { Panel } from '@praxis/mock-server';
import type { Role } from '@praxis/contract';
import { practiceAccounts } from '@praxis/contract/entities/practice-accounts';
import { hostileTexts, type HostileTexts } from '@praxis/sdk/testing/hostile-answers';
import { startSimulation } from '../boot/simulation';
import type { Registry } from '../federation/registry';
import { renderShell, type ShellUnderTest } from './render-shell';

export interface HostileShell extends ShellUnderTest {
  /** Signs the sample account of a role in. */
  enterAs(role: Role): Promise<void>;
  texts: HostileTexts;
}

/** The shell before a back end whose every name, note and message is a hostile text, and whose panel shows no other. */
export async function openHostileShell(registry?: Registry): Promise<HostileShell> {
  const texts = hostileTexts();
  const shell = await renderShell('/', 'en', registry, async () => {
    const { panel, ...started } = await startSimulation({
      storage: 'memory',
      sameTurn: true,
      between: async (request, answer) => texts.rewrite(await answer(), request),
    });
    return { ...started, panel: async () => hostilePanel(await panel(), texts) };
  });
  return {
    ...shell,
    texts,
    enterAs(role) {
      const account = practiceAccounts.find((one) => one.role === role);
      return shell.enter(account?.email ?? '', account?.password ?? '');
    },
  };
}

/** What of a mail no person writes: instants, days, sums and codes. */
const unwritten = /At$|On$|^(code|timeZone|amountMinor|currency|decision)$/;

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
            unwritten.test(name) ? value : hostile(value),
          ]),
        ),
      })),
  };
}

/** The page shows a hostile text, and nothing but a text; answers that are under way have come. */
export async function expectHostileTextsShown({ isShown, expectOnlyTexts }: HostileTexts) {
  await waitFor(() => expect(isShown()).toBe(true), { timeout: 5_000 });
  await act(async () => {
    for (let turn = 0; turn < 10; turn += 1) await new Promise((resolve) => setTimeout(resolve, 0));
  });
  expectOnlyTexts();
  expect(isShown()).toBe(true);
}
