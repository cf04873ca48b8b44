import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { TextsProvider, useTranslation } from '@praxis/sdk';
import { showChangedTexts } from './hot-texts';
import { i18n, startI18n } from './i18n';

function Greeting() {
  const { t } = useTranslation('greeting');
  return (
    <>
      <h1>{t('title')}</h1>
      <p>{t('text')}</p>
      <input aria-label="Name" />
    </>
  );
}

const change = (language: string, texts: object) =>
  act(() => {
    const detail = { namespace: 'greeting', language, texts };
    window.dispatchEvent(new CustomEvent('praxis:texts', { detail }));
  });

it('shows texts that have changed, and keeps what was typed', async () => {
  const user = userEvent.setup();
  showChangedTexts();
  await startI18n('en');
  i18n.addResourceBundle('en', 'greeting', { title: 'Hello', text: 'How are you?' });
  render(
    <TextsProvider>
      <Greeting />
    </TextsProvider>,
  );
  await user.type(screen.getByLabelText('Name'), 'Ana');

  change('de', { title: 'Guten Morgen' });
  expect(screen.getByRole('heading', { name: 'Hello' })).toBeVisible();

  change('en', { title: 'Good morning' });
  expect(await screen.findByRole('heading', { name: 'Good morning' })).toBeVisible();
  expect(screen.getByText('How are you?')).toBeVisible();
  expect(screen.getByLabelText('Name')).toHaveValue('Ana');
});
