import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { requestOk } from '../pages/api';
import { boxesOf } from '../pages/boxes';
import { moveItem } from '../pages/keyboard';
import { expectFirstLetterVisible, rightToLeftText } from '../pages/right-to-left';
import { expectLoaded, signInAs } from '../pages/sign-in';
import { expectNoIssues, applyLook, type Look } from '../pages/page-checks';

/** Two of the four looks; every page and open dialog is checked in both. */
const looks: readonly Look[] = [
  ['light', 1280],
  ['dark', 360],
];

const titles = (page: Page) => page.getByRole('list', { name: 'To-do' }).getByRole('link');

async function start(page: Page, look: Look): Promise<void> {
  await applyLook(page, look);
  await signInAs(page, 'demo', '/apps/todo');
  await expectLoaded(page);
}

for (const look of looks)
  test(`adds, stars, completes, deletes and restores a task, in ${look.join(' at ')} px`, async ({
    page,
  }) => {
    await start(page, look);
    await expectNoIssues(page, 'tasks');

    await page.getByRole('link', { name: 'Add task' }).click();
    const drawer = page.getByRole('dialog', { name: 'New task' });
    await drawer.getByLabel('Title').fill('<b>Water</b> the plants');
    await drawer.getByRole('textbox', { name: /Description/ }).click();
    await page.keyboard.type('Twice a week');
    await expectNoIssues(page, 'new task');
    await drawer.getByRole('button', { name: 'Add task' }).click();
    await expect(titles(page).first()).toHaveText('<b>Water</b> the plants');

    await page.getByRole('button', { name: /^Important: <b>Water/ }).click();
    await page.getByRole('checkbox', { name: /^Complete: <b>Water/ }).check();
    await page.getByRole('link', { name: /^Important/ }).click();
    await expect(titles(page).first()).toHaveText('<b>Water</b> the plants');
    await titles(page).first().click();
    const task = page.getByRole('dialog', { name: 'Task' });
    await expect(task.getByRole('textbox', { name: /Description/ })).toHaveText('Twice a week');
    await expectNoIssues(page, 'task');
    await task.getByRole('button', { name: 'Delete', exact: true }).click();
    await expect(task).toBeHidden();
    await page.getByRole('link', { name: 'Deleted' }).click();
    await expect(page.getByRole('link', { name: 'Deleted' })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await expect(titles(page).first()).toHaveText('<b>Water</b> the plants');
    await expectNoIssues(page, 'deleted');
    await page.getByRole('button', { name: 'Restore' }).first().click();
    await expect(titles(page).filter({ hasText: 'Water' })).toHaveCount(0);
    await expect(page.getByText('“<b>Water</b> the plants” restored')).toBeVisible();
    await page.reload();
    await page.getByRole('link', { name: /^My tasks/ }).click();
    await expect(titles(page).first()).toHaveText('<b>Water</b> the plants');
  });

test('sorts tasks with the mouse and the keyboard, and stores the order', async ({ page }) => {
  await start(page, ['light', 1280]);
  const [first = '', second = '', third = ''] = await titles(page).allTextContents();
  const handle = (name: string) => page.getByRole('button', { name: `Move ${name}`, exact: true });
  const order = () => titles(page).allTextContents();

  // dnd-kit loads when the page is idle; until then, a handle has no role description.
  await expect(handle(first)).toHaveAttribute('aria-roledescription', 'sortable');
  await page.getByText(first).hover();
  const [from, to] = await boxesOf(handle(first), handle(third));
  await page.mouse.move(from.x + 10, from.y + 10);
  await page.mouse.down();
  await page.mouse.move(to.x + 10, to.y + 20, { steps: 10 });
  // A drop before the rows have made room would leave the item where it was.
  await expect(page.getByText(`${first}, position 3 of`)).toBeAttached();
  await page.mouse.up();
  await expect.poll(async () => (await order()).slice(0, 3)).toEqual([second, third, first]);

  await handle(first).focus();
  await moveItem(page, first, [3, 2]);
  await expect.poll(async () => (await order()).slice(0, 3)).toEqual([second, first, third]);
  // The update is optimistic: a reload before the request would lose it.
  const storedOrder = async () => {
    const tasks = await requestOk<{ title: string }[]>(page, { line: 'GET /apps/todo/tasks' });
    return tasks.slice(0, 3).map(({ title }) => title);
  };
  await expect.poll(storedOrder).toEqual([second, first, third]);
  await page.reload();
  await expect.poll(async () => (await order()).slice(0, 3)).toEqual([second, first, third]);
});

test('shows as much of a description on a phone as fits into the row', async ({ page }) => {
  await start(page, ['light', 360]);
  await addTask(page, 'Write to the team', 'About the hours of the practice in the new year');
  const row = page.getByRole('list', { name: 'To-do' }).getByRole('listitem').first();
  // dnd-kit renders the rows again when the page is idle.
  await expect(async () => {
    const [title, excerpt, star] = await boxesOf(
      row.getByRole('link'),
      row.getByRole('paragraph'),
      row.getByRole('button', { name: /^Important/ }),
    );
    // Below the assignee and the star, not next to them.
    expect(excerpt.x).toBeCloseTo(title.x, 0);
    expect(excerpt.x + excerpt.width).toBeGreaterThan(star.x);
    expect(excerpt.y).toBeGreaterThanOrEqual(title.y + title.height);
  }).toPass();
});

for (const look of looks)
  test(`a right-to-left description is truncated at its end in the list, in ${look.join(' at ')} px`, async ({
    page,
  }) => {
    await start(page, look);
    await addTask(page, 'Write to the team', `${rightToLeftText} ${rightToLeftText}`);
    await expectFirstLetterVisible(page.getByRole('listitem').getByText(rightToLeftText));
  });

/** Adds a task, which becomes the first of the list. */
async function addTask(page: Page, title: string, description: string): Promise<void> {
  await page.getByRole('link', { name: 'Add task' }).click();
  const drawer = page.getByRole('dialog', { name: 'New task' });
  await drawer.getByLabel('Title').fill(title);
  await drawer.getByRole('textbox', { name: /Description/ }).fill(description);
  await drawer.getByRole('button', { name: 'Add task' }).click();
  await expect(titles(page).first()).toHaveText(title);
}
