import { expect, type Locator, type Page } from '@playwright/test';

type Tab = 'Accounts' | 'Mailbox' | 'Clock' | 'Network' | 'Data';

/** Opens a tab of the simulation panel and returns its content. */
export async function openPanel(page: Page, tab: Tab): Promise<Locator> {
  await page.getByRole('button', { name: 'Simulation panel' }).click();
  await page.getByRole('tab', { name: tab }).click();
  return page.getByRole('tabpanel', { name: tab });
}

export async function closePanel(page: Page): Promise<void> {
  const panel = page.getByRole('dialog', { name: 'Simulation' });
  await panel.getByRole('button', { name: 'Close' }).click();
  await expect(panel).toHaveCount(0);
}

/** Moves the clock in steps, named like the panel's buttons. */
export async function moveClock(page: Page, ...steps: string[]): Promise<void> {
  const panel = await openPanel(page, 'Clock');
  const now = panel.locator('time');
  for (const step of steps) {
    const before = await now.getAttribute('datetime');
    await panel.getByRole('button', { name: step, exact: true }).click();
    await expect(panel.getByText('Clock moved')).toBeVisible();
    await expect(now).not.toHaveAttribute('datetime', before ?? '');
  }
  await closePanel(page);
}

/** Switches to another sample user, found by a part of the name or email. */
export async function switchUser(page: Page, group: string, who: string): Promise<void> {
  const panel = await openPanel(page, 'Accounts');
  await panel.getByLabel('Role').selectOption(group);
  await panel.getByLabel('Name, email or practice').fill(who);
  await panel.getByRole('button', { name: /^Sign in as/ }).click();
  await expect(page.getByRole('dialog', { name: 'Simulation' })).toHaveCount(0);
}

/** The code in the newest email to an address. */
export async function codeFor(page: Page, email: string): Promise<string> {
  const panel = await openPanel(page, 'Mailbox');
  await panel.getByLabel('Recipient').fill(email);
  const code = await panel.getByLabel(/^Code \d{6}$/).innerText();
  await closePanel(page);
  return code;
}
