import { readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { setTimeout } from 'node:timers/promises';
import path from 'node:path';
import { expect, test as base } from '@playwright/test';
import { clickAccount } from '../pages/sign-in';
import { startDeveloping, type Terminal } from './terminal';
import { copyWorkspace } from './workspace-copy';

const page = 'remote-admin/src/features/profile/profile.page.tsx';
const texts = 'remote-admin/src/features/profile/texts/en.json';

/** A file of an app that nobody works on, with a fault that lint would name. */
const untouched = 'remote-doctor/src/untouched.ts';
const removed = 'remote-admin/src/features/profile/removed.ts';
const fault = '\nexport let mistaken = 1;\n';

interface Development {
  terminal: Terminal;
  /** Saves a file of the copy as what becomes of its text. */
  save(file: string, become: (text: string) => string): Promise<void>;
  /** Writes a new file of the copy. */
  add(file: string, text: string): Promise<void>;
  remove(file: string): Promise<void>;
  /** Waits until the check of types says something of a file that was saved when as much was written. */
  typesSay(text: string, file: string, from: number): Promise<void>;
}

const test = base.extend<{ development: Development }>({
  development: async ({ playwright: _ }, use) => {
    const directory = await copyWorkspace();
    await writeFile(path.join(directory, untouched), fault);
    const terminal = await startDeveloping(directory, 'admin');
    await use({
      terminal,
      add: (name, text) => writeFile(path.join(directory, name), text),
      remove: (name) => rm(path.join(directory, name)),
      async save(name, become) {
        const file = path.join(directory, name);
        await writeFile(file, become(await readFile(file, 'utf8')));
      },
      async typesSay(text, name, from) {
        const said = terminal.says(text, from).then(() => true);
        // The compiler compares times: a save that comes while it compiles is older than what it then
        // writes, and is not seen. A person saves again.
        while (!(await Promise.race([said, setTimeout(20_000, false)])))
          await utimes(path.join(directory, name), new Date(), new Date());
      },
    });
    await terminal.interrupt();
  },
});

test('one app from source: a change is in the open page at once, and what is wrong is said', async ({
  page: tab,
  development: { terminal, save, add, remove, typesSay },
}) => {
  test.setTimeout(480_000);
  await terminal.says('Praxis is at');
  await tab.goto(`${terminal.url}/sign-in`);
  await clickAccount(tab, 'admin');
  await expect(tab.getByRole('heading', { level: 1, name: 'Doctors' })).toBeVisible();
  await tab.goto(`${terminal.url}/admin/profile`);
  const field = tab.getByRole('textbox', { name: 'Full name' });
  await field.fill('Ingrid S. Solberg');
  const typedStays = () => expect(field).toHaveValue('Ingrid S. Solberg');
  const heading = tab.getByRole('heading', { level: 1 });
  await terminal.says('types: no errors');

  await test.step('a component is exchanged', async () => {
    await save(page, (text) => text.replace('<AccountProfile />', '$&<p>Changed just now</p>'));
    await expect(tab.getByText('Changed just now')).toBeVisible();
    await typedStays();
  });

  await test.step('a text is shown', async () => {
    await save(texts, (text) => text.replace('"Profile"', '"Your profile"'));
    await expect(heading).toHaveText('Your profile');
    await typedStays();
    // What no save has touched is not built again: the page would wait for it.
    expect(terminal.times('shell: built in')).toBe(1);
  });

  await test.step('what does not build stands over the page, and goes when it does', async () => {
    const overlay = tab.locator('#webpack-dev-server-client-overlay');
    const broken = terminal.length();
    await save(page, (text) => text.replace('<Page>', '<Page'));
    await expect(overlay.contentFrame().getByText('profile.page.tsx').first()).toBeVisible();
    await typesSay(' errors\n', page, broken);
    const mended = terminal.length();
    await save(page, (text) => text.replace('<Page', '<Page>'));
    await expect(overlay).toHaveCount(0);
    await typedStays();
    await typesSay('types: no errors', page, mended);
  });

  await test.step('the terminal names what types and lint find, and says when it is mended', async () => {
    const wrong = "\nlet mistaken: number = '1';\n";
    const right = terminal.length();
    await save(page, (text) => text + wrong);
    await typesSay("TS2322: Type 'string' is not assignable to type 'number'.", page, right);
    await terminal.says("'mistaken' is never reassigned. Use 'const' instead. (prefer-const)");
    const faulty = terminal.length();
    await save(page, (text) => text.replace(wrong, ''));
    await typesSay('types: no errors', page, faulty);
    await terminal.says('lint: no errors', faulty);
    await typedStays();
  });

  await test.step('lint looks at what is saved alone, and forgets a file that is removed', async () => {
    const added = terminal.length();
    await add(removed, fault);
    await terminal.says(`${removed}:2:12  'mistaken' is never reassigned.`, added);
    const gone = terminal.length();
    await remove(removed);
    await terminal.says('lint: no errors', gone);
    expect(terminal.times(untouched)).toBe(0);
  });

  await test.step('Ctrl-C ends all of it', async () => {
    expect(await terminal.interrupt()).toBe(0);
    await expect(fetch(terminal.url)).rejects.toThrow();
  });
});
