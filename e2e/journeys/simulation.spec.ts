import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { expectLanding, signInAs } from '../pages/sign-in';
import { openPanel } from '../pages/simulation';
import { violationsIn } from '../pages/axe';
import { waitForAnimations, applyLook } from '../pages/page-checks';

interface Task {
  id: number;
  title: string;
}

/** Reads tasks from the simulated back end, like any client. */
const tasks = (page: Page) =>
  page.evaluate(async () => (await fetch('/apps/todo/tasks')).json() as Promise<Task[]>);

const addTask = (page: Page, title: string) =>
  page.evaluate(async (text) => {
    const task = {
      title: text,
      dueDate: new Date().toISOString(),
      description: '',
      assignee: { fullName: 'Dana Whitfield', avatar: '' },
      tags: [],
      isCompleted: false,
      isDeleted: false,
      isImportant: false,
    };
    const response = await fetch('/apps/todo/add-tasks', {
      method: 'POST',
      body: JSON.stringify({ task }),
    });
    return response.status;
  }, title);

const titles = async (page: Page) => (await tasks(page)).map(({ title }) => title);

test(
  'a change survives a reload, appears in another tab, and is gone after a reset',
  { tag: '@smoke' },
  async ({ page, context }) => {
    const title = 'Order new reception chairs';
    await signInAs(page, 'demo');
    await expectLanding(page, 'demo');
    const other = await context.newPage();
    await signInAs(other, 'demo');
    await expectLanding(other, 'demo');
    const before = await titles(other);
    expect(before).not.toContain(title);

    expect(await addTask(page, title)).toBe(201);
    await expect.poll(() => titles(other)).toContain(title);
    await page.reload();
    await expectLanding(page, 'demo');
    expect(await titles(page)).toContain(title);

    await page.getByRole('button', { name: 'Simulation panel' }).click();
    await page.getByRole('tab', { name: 'Data' }).click();
    await page.getByRole('button', { name: 'Reset sample data' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Reset sample data' }).click();
    await expect(page.getByText('Sample data reset')).toBeVisible();
    await expect.poll(() => titles(page)).not.toContain(title);
    await expect.poll(() => titles(other)).not.toContain(title);
  },
);

test('the next visit reads the sample data that the last one has kept', async ({ page }) => {
  await signInAs(page, 'doctor', '/doctor/patients');
  const rows = page.getByRole('table').getByRole('row');
  await expect(rows.nth(1)).toBeVisible();
  const name = (await rows.nth(1).getByRole('link').textContent()) ?? '';
  expect(name).not.toBe('');
  // Again if the page has kept more in between, with the generated name.
  await expect(async () => {
    expect(await page.evaluate(renameInKeptSample, [name, 'Kept Name'])).toBe(true);
    await page.reload();
    await expect(page.getByRole('link', { name: 'Kept Name' })).toBeVisible({ timeout: 3000 });
  }).toPass({ timeout: 25_000 });
});

test(
  'requests of other paths go to the network',
  { tag: '@smoke' },
  async ({ page, consoleErrors }) => {
    consoleErrors.expectError(/404.*here\.json/);
    await signInAs(page, 'demo');
    await expectLanding(page, 'demo');
    const statuses = await page.evaluate(async () => {
      const ask = async (address: string) => (await fetch(address)).status;
      return [await ask('/config.json'), await ask('/apps/nothing/here.json')];
    });
    expect(statuses).toEqual([200, 404]);
  },
);

test('a slow, failed or missing response is reported, and Retry loads the data', async ({
  page,
}) => {
  await signInAs(page, 'admin');
  await expectLanding(page, 'admin');
  await page.getByRole('button', { name: 'Simulation panel' }).click();
  await page.getByRole('tab', { name: 'Network' }).click();
  await page.getByLabel('Error rate').selectOption('1');
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await page.getByRole('searchbox').fill('marsh');
  await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible();

  await page.getByRole('button', { name: 'Simulation panel' }).click();
  await page.getByLabel('Error rate').selectOption('0');
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByText('doctor@praxis.example')).toBeVisible();
});

test('a panel whose code fails to load breaks nothing, and opens after a reload', async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.expectError(/ERR_FAILED|Loading (CSS )?chunk|Praxis fault/);
  await page.goto('/sign-in');
  await page.getByLabel('Email').fill('doctor@praxis.example');
  await page.route('**/assets/**', (route) => route.abort());
  await page.getByRole('button', { name: 'Simulation panel' }).click();
  await expect(page.getByText('Couldn’t load this part')).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue('doctor@praxis.example');
  await page.unroute('**/assets/**');
  await page.getByRole('button', { name: 'Reload' }).click();
  const panel = await openPanel(page, 'Accounts');
  await expect(panel.getByRole('button', { name: 'Sign in as Dr. Helen Marsh' })).toBeVisible();
});

test('an export can be imported; a damaged file is refused without changes', async ({ page }) => {
  const title = 'Call the laboratory';
  await signInAs(page, 'demo');
  await expectLanding(page, 'demo');
  expect(await addTask(page, title)).toBe(201);
  const panel = await openPanel(page, 'Data');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    panel.getByRole('button', { name: 'Export data' }).click(),
  ]);
  const text = readFileSync(await download.path(), 'utf8');
  const choose = (content: string) =>
    panel.getByLabel('File to import').setInputFiles({
      name: 'data.json',
      mimeType: 'application/json',
      buffer: Buffer.from(content),
    });

  // The file is validated before the confirmation to replace data.
  await choose(text.replace(title, 'Something else'));
  await expect(panel.getByText(/was edited after export/)).toBeVisible();
  expect(await titles(page)).toContain(title);

  await panel.getByRole('button', { name: 'Reset sample data' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Reset sample data' }).click();
  await expect.poll(() => titles(page)).not.toContain(title);
  await choose(text);
  await page.getByRole('alertdialog').getByRole('button', { name: 'Replace data' }).click();
  await expect(page.getByText('Data imported')).toBeVisible();
  expect(await titles(page)).toContain(title);
});

for (const [skin, width] of [
  ['light', 1280],
  ['dark', 360],
] as const)
  test(`every tab of the panel passes the checks in ${skin} at ${width} px`, async ({ page }) => {
    await applyLook(page, [skin, width]);
    await page.goto('/sign-in');
    await page.getByRole('button', { name: 'Simulation panel' }).click();
    for (const tab of ['Accounts', 'Mailbox', 'Clock', 'Network', 'Data']) {
      await page.getByRole('tab', { name: tab }).click();
      const panel = page.getByRole('tabpanel', { name: tab });
      await expect(
        panel
          .getByRole('button')
          .or(panel.getByRole('combobox'))
          .or(panel.getByText('No emails yet'))
          .first(),
      ).toBeVisible();
      await waitForAnimations(page);
      expect([tab, ...(await violationsIn(page, '[role="dialog"]'))]).toEqual([tab]);
    }
  });

/**
 * Runs in the page: replaces a name in the sample data that is kept for the next visit. False if
 * nothing with the name is kept yet.
 */
async function renameInKeptSample([name = '', other = '']: string[]): Promise<boolean> {
  const resultOf = <T>(request: IDBRequest<T>) =>
    new Promise<T>((resolve) => {
      request.onsuccess = () => resolve(request.result);
    });
  const connection = await resultOf(indexedDB.open('praxis-simulation'));
  const states = connection.transaction('state', 'readwrite').objectStore('state');
  const kept = JSON.stringify(await resultOf<unknown>(states.get('sample'))) ?? '';
  if (kept.includes(name))
    await resultOf(states.put(JSON.parse(kept.replaceAll(name, other)), 'sample'));
  connection.close();
  return kept.includes(name) || kept.includes(other);
}
