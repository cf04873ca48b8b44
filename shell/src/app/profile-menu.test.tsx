import { screen } from '@testing-library/react';
import { practiceAccounts } from '@praxis/contract/entities/practice-accounts';
import { renderShell } from '../testing/render-shell';

const account = practiceAccounts.find(({ role }) => role === 'patient')!;

it('has accessible names that contain the visible text: search, language and account', async () => {
  const { enter } = await renderShell('/patient/subscriptions');
  await enter(account.email, account.password);
  const seenOn = [/^Account:/, /^Search/, /^Language:/].map(async (name) => {
    const button = await screen.findByRole('button', { name });
    const words = [...button.querySelectorAll('span, kbd')]
      .filter(({ childElementCount }) => childElementCount === 0)
      .map(({ textContent }) => textContent);
    return [button.getAttribute('aria-label') ?? button.textContent, words] as const;
  });
  for (const [name, words] of await Promise.all(seenOn)) {
    expect(words.length).toBeGreaterThan(0);
    for (const word of words) expect(name).toContain(word);
  }
});
