import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { accountOf, requestOk, tokenOf } from '../pages/api';
import { mondayIn, startAsDoctor, typeDay, visit } from '../pages/doctor';
import { expectNoIssuesInBothSkins, looks } from '../pages/page-checks';

/** Month of a date, as the calendar names it. */
const monthOf = (on: string) =>
  new Date(on).toLocaleDateString('en', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/**
 * Books for the sample patient, whose plan has appointments left in every period. Outside of office hours,
 * so that the time is free.
 */
async function bookForSamplePatient(page: Page, token: string, on: string): Promise<string> {
  const { fullName } = await requestOk<{ fullName: string }>(page, {
    line: 'GET /api/v1/me',
    token: await tokenOf(page, ...accountOf('patient')),
  });
  const [subscriber, visitType] = await Promise.all(
    [`subscribers?status=active&q=${encodeURIComponent(fullName)}`, 'visit-types?sort=name'].map(
      async (list) => {
        const line = `GET /api/v1/doctor/${list}`;
        const { items } = await requestOk<{ items: Record<string, string>[] }>(page, {
          line,
          token,
        });
        return items[0];
      },
    ),
  );
  await requestOk(page, {
    line: 'POST /api/v1/doctor/appointments',
    token,
    body: {
      patientId: subscriber?.['patientId'],
      visitTypeId: visitType?.['id'],
      startAt: `${on}T23:00:00.000Z`,
    },
  });
  return fullName;
}

for (const look of looks)
  test(`a vacation decides on its booked appointments, in ${look.join(' at ')} px`, async ({
    page,
  }) => {
    test.setTimeout(120_000);
    await startAsDoctor(page, look, '/doctor/vacations');
    const token = await tokenOf(page, ...accountOf('doctor'));
    const movedName = await bookForSamplePatient(page, token, mondayIn(7, 2));
    await page.getByRole('button', { name: 'Add time off' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add time off' });
    await typeDay(dialog.getByLabel('First day'), mondayIn(7));
    await typeDay(dialog.getByLabel('Last day'), mondayIn(7, 4));
    const conflicts = dialog.getByRole('region', { name: 'Affected appointments' });
    const rows = conflicts.getByRole('group', { name: /./ });
    await expect(rows.nth(1)).toBeVisible();
    const count = await rows.count();
    const settle = (updated: number) =>
      dialog.getByRole('button', { name: `Save and update ${updated} appointments` });

    await settle(count).click();
    await expect(dialog.getByText(`Check ${count} fields`, { exact: false })).toBeVisible();
    await expectNoIssuesInBothSkins(page, 'decisions missing');

    await conflicts.getByRole('button', { name: 'Keep all' }).click();
    // A patient may have several appointments, whose names include the time.
    const names = await rows.evaluateAll((all) =>
      all.map((row) => row.ariaLabel?.split(', ')[0] ?? ''),
    );
    const cancelledName = names.find((name) => name !== movedName) ?? '';
    const [cancelled, moved] = [cancelledName, movedName].map((name) =>
      conflicts.getByRole('group', { name }).first(),
    ) as [Locator, Locator];
    await cancelled.getByRole('combobox').selectOption('Cancel');
    await moved.getByRole('combobox').first().selectOption('Reschedule');
    await typeDay(moved.getByLabel('Day'), mondayIn(14, 1));
    const ofMoved = `q=${encodeURIComponent(movedName)}&from=${mondayIn(14, 1)}&to=${mondayIn(14, 1)}`;
    // On some dates, the sample data already has appointments of these patients on that day.
    const { total: before } = await requestOk<{ total: number }>(page, {
      line: `GET /api/v1/doctor/appointments?${ofMoved}`,
      token,
    });
    const free = moved.getByRole('group', { name: 'Available times' });
    await free.getByRole('radio').last().click();
    await expectNoIssuesInBothSkins(page, 'decided');
    // Those that are kept stay.
    await settle(2).click();
    await expect(page.getByText('Time off added')).toBeVisible();
    await expect(dialog).toHaveCount(0);

    await page.getByRole('radio', { name: 'Calendar' }).click();
    const calendar = page.getByRole('region', { name: 'Vacation calendar' });
    const bar = calendar.getByRole('link', { name: /Vacation · Planned/ }).first();
    const month = page.getByRole('heading', { level: 2 });
    await expect(month).toBeVisible();
    if ((await month.innerText()) !== monthOf(mondayIn(7)))
      await page.getByRole('button', { name: 'Next', exact: true }).click();
    await expect(bar).toBeVisible();
    await expectNoIssuesInBothSkins(page, 'calendar');
    await bar.press('Enter');
    await expect(page.getByRole('dialog').getByRole('button', { name: 'Change' })).toBeVisible();
    await expectNoIssuesInBothSkins(page, 'vacation');

    await visit(page, `/doctor/appointments?closed=true&q=${encodeURIComponent(cancelledName)}`);
    // A request that the practice cancels is declined.
    await expect(
      page
        .locator('main')
        .getByText(/^(Canceled|Declined)$/)
        .first(),
    ).toBeVisible();
    await visit(page, `/doctor/appointments?${ofMoved}`);
    await expect(page.getByText(`1–${before + 1} of ${before + 1}`)).toBeVisible();
  });
