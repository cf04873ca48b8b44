import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { TextsProvider, useTranslation } from '@praxis/sdk';
import { Form, TextField, useForm } from '@praxis/sdk/ui/form';
import { followSources } from './follow-sources';
import { i18n, startI18n } from '../language/i18n';

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
  act(async () => {
    const detail = { namespace: 'greeting', language, texts };
    window.dispatchEvent(new CustomEvent('praxis:texts', { detail }));
  });

it('shows changed texts and keeps the user’s input', async () => {
  const user = userEvent.setup();
  followSources();
  await startI18n('en');
  i18n.addResourceBundle('en', 'greeting', { title: 'Hello', text: 'How are you?' });
  render(
    <TextsProvider>
      <Greeting />
    </TextsProvider>,
  );
  await user.type(screen.getByLabelText('Name'), 'Ana');

  await change('de', { title: 'Guten Morgen' });
  expect(screen.getByRole('heading', { name: 'Hello' })).toBeVisible();

  await change('en', { title: 'Good morning' });
  expect(await screen.findByRole('heading', { name: 'Good morning' })).toBeVisible();
  expect(screen.getByText('How are you?')).toBeVisible();
  expect(screen.getByLabelText('Name')).toHaveValue('Ana');
});

it('keeps the user’s input over a reload of the page', async () => {
  const user = userEvent.setup();
  await startI18n('en');
  function NameForm() {
    const form = useForm({ initial: { name: '' }, onSubmit: () => undefined });
    return (
      <Form form={form}>
        <TextField label="Name" {...form.field('name')} />
      </Form>
    );
  }
  const page = (
    <TextsProvider>
      <NameForm />
    </TextsProvider>
  );
  const { unmount } = render(page);
  await user.type(screen.getByLabelText('Name'), 'Ana');
  window.dispatchEvent(new Event('praxis:reload'));
  unmount();
  render(page);
  expect(screen.getByLabelText('Name')).toHaveValue('Ana');
});
