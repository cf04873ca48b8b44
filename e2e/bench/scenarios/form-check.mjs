/** Submits the empty form: a working one shows errors. */
export async function formAnswers(page) {
  await page.locator('input[type="password"]').focus();
  await page.keyboard.press('Enter');
  await page.locator('[aria-invalid="true"], [role="alert"]').first().waitFor({ timeout: 10_000 });
}
