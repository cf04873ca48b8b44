import { readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { setTimeout } from 'node:timers/promises';
import path from 'node:path';
import { expect, test as base } from '@playwright/test';
import { hashOfSources } from '../../tooling/build/sources.mjs';
import { markBuilt } from '../../tooling/build/staleness.mjs';
import { clickAccount } from '../pages/sign-in';
import { startDevServer, type Terminal } from './terminal';
import { copyWorkspace } from './workspace-copy';

const page = 'remote-admin/src/features/profile/profile.page.tsx';
const texts = 'remote-admin/src/features/profile/texts/en.json';

/** A file of an app that isn't being developed, with a lint error. */
const untouchedFile = 'remote-doctor/src/untouched.ts';
const removedFile = 'remote-admin/src/features/profile/removed.ts';
const fault = '\nexport let mistaken = 1;\n';

interface Development {
  terminal: Terminal;
  /** Updates a file of the copy. */
  save(file: string, update: (text: string) => string): Promise<void>;
  /** Writes a new file of the copy. */
  add(file: string, text: string): Promise<void>;
  remove(file: string): Promise<void>;
  /** Waits for output of the type check about a saved file, after the first `from` characters. */
  waitForTypes(text: string, file: string, from: number): Promise<void>;
}

const test = base.extend<{ development: Development }>({
  development: async ({ playwright: _ }, use) => {
    const directory = await copyWorkspace();
    await writeFile(path.join(directory, untouchedFile), fault);
    // Its build doesn't contain the file, and building it again would only take time.
    await markBuilt('doctor', await hashOfSources('doctor', directory), directory);
    const terminal = await startDevServer(directory, 'admin');
    await use({
      terminal,
      add: (name, text) => writeFile(path.join(directory, name), text),
      remove: (name) => rm(path.join(directory, name)),
      async save(name, update) {
        const file = path.join(directory, name);
        await writeFile(file, update(await readFile(file, 'utf8')));
      },
      async waitForTypes(text, name, from) {
        const printed = terminal.waitFor(text, from).then(() => true);
        // The compiler compares timestamps: a save during compilation is older than its output and
        // goes unnoticed. A developer would save again.
        while (!(await Promise.race([printed, setTimeout(20_000, false)])))
          await utimes(path.join(directory, name), new Date(), new Date());
      },
    });
    await terminal.interrupt();
  },
});

test('one app from source: changes appear in the open page, and errors are reported', async ({
  page: tab,
  development: { terminal, save, add, remove, waitForTypes },
}) => {
  test.setTimeout(480_000);
  await terminal.waitFor('Praxis is at');
  await tab.goto(`${terminal.url}/sign-in`);
  await clickAccount(tab, 'admin');
  await expect(tab.getByRole('heading', { level: 1, name: 'Doctors' })).toBeVisible();
  await tab.goto(`${terminal.url}/admin/profile`);
  const field = tab.getByRole('textbox', { name: 'Full name' });
  await field.fill('Ingrid S. Solberg');
  const expectTypedText = () => expect(field).toHaveValue('Ingrid S. Solberg');
  const heading = tab.getByRole('heading', { level: 1 });
  await terminal.waitFor('types: no errors');

  await test.step('a component is hot-reloaded', async () => {
    await save(page, (text) => text.replace('<AccountProfile />', '$&<p>Changed just now</p>'));
    await expect(tab.getByText('Changed just now')).toBeVisible();
    await expectTypedText();
  });

  await test.step('a text is updated', async () => {
    await save(texts, (text) => text.replace('"Profile"', '"Your profile"'));
    await expect(heading).toHaveText('Your profile');
    await expectTypedText();
    // Unchanged apps aren't rebuilt: the page would wait for them.
    expect(terminal.count('shell: built in')).toBe(1);
  });

  await test.step('a build error covers the page until it is fixed', async () => {
    const overlay = tab.locator('#webpack-dev-server-client-overlay');
    const beforeError = terminal.length();
    await save(page, (text) => text.replace('<Page>', '<Page'));
    await expect(overlay.contentFrame().getByText('profile.page.tsx').first()).toBeVisible();
    await waitForTypes(' errors\n', page, beforeError);
    const beforeFix = terminal.length();
    await save(page, (text) => text.replace('<Page', '<Page>'));
    await expect(overlay).toHaveCount(0);
    await expectTypedText();
    await waitForTypes('types: no errors', page, beforeFix);
  });

  await test.step('the terminal shows type and lint errors, and when they are fixed', async () => {
    const mistake = "\nlet mistaken: number = '1';\n";
    const beforeMistake = terminal.length();
    await save(page, (text) => text + mistake);
    await waitForTypes(
      "TS2322: Type 'string' is not assignable to type 'number'.",
      page,
      beforeMistake,
    );
    await terminal.waitFor("'mistaken' is never reassigned. Use 'const' instead. (prefer-const)");
    const beforeCorrection = terminal.length();
    await save(page, (text) => text.replace(mistake, ''));
    await waitForTypes('types: no errors', page, beforeCorrection);
    await terminal.waitFor('lint: no errors', beforeCorrection);
    await expectTypedText();
  });

  await test.step('lint checks only saved files, and forgets a removed one', async () => {
    const beforeAdding = terminal.length();
    await add(removedFile, fault);
    await terminal.waitFor(`${removedFile}:2:12  'mistaken' is never reassigned.`, beforeAdding);
    const beforeRemoval = terminal.length();
    await remove(removedFile);
    await terminal.waitFor('lint: no errors', beforeRemoval);
    expect(terminal.count(untouchedFile)).toBe(0);
  });

  await test.step('Ctrl-C ends all processes', async () => {
    expect(await terminal.interrupt()).toBe(0);
    await expect(fetch(terminal.url)).rejects.toThrow();
  });
});
