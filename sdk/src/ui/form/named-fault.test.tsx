import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderUi } from '../../testing/render-ui';
import type { Language } from '../../language';
import { useUiText, type UiText } from '../text/use-ui-text';
import { NativeSelectField } from './choice-fields';
import { Form } from './form';
import { nameFieldInError } from './named-fault';
import { required } from './required';
import { TextField } from './text-field';
import { useForm } from './use-form';

function Place() {
  const text = useUiText();
  const form = useForm({
    initial: { name: '', email: '', benefits: '', iban: '', country: '' },
    check: (values) => required(values, text('field.required')),
    onSubmit: () => undefined,
  });
  return (
    <Form form={form}>
      <TextField label="Full name" {...form.field('name')} />
      <TextField label="Email" {...form.field('email')} />
      <TextField label="Benefits" {...form.field('benefits')} />
      <TextField label="IBAN" {...form.field('iban')} />
      <NativeSelectField
        label="Country"
        choices={[{ value: 'US', label: 'United States' }]}
        {...form.field('country')}
      />
      <button type="submit">Save</button>
    </Form>
  );
}

async function submitEmptyForm(language: Language = 'en'): Promise<string[]> {
  await renderUi(<Place />, { language });
  await userEvent.setup().click(screen.getByRole('button', { name: 'Save' }));
  return screen.getAllByRole('link').map(({ textContent }) => textContent);
}

it('names the empty field, below it and in the summary', async () => {
  expect(await submitEmptyForm()).toEqual([
    'Full name: Enter a full name',
    'Email: Enter an email',
    'Benefits: Enter benefits',
    'IBAN: Enter an IBAN',
    'Country: Choose a country',
  ]);
  expect(screen.getByLabelText('Full name')).toHaveAccessibleDescription('Enter a full name');
});

function Question() {
  const text = useUiText();
  const form = useForm({
    initial: { when: '' },
    check: (values) => required(values, text('field.choose')),
    onSubmit: () => undefined,
  });
  return (
    <Form form={form}>
      <NativeSelectField
        label="When should it end?"
        choices={[{ value: 'now', label: 'Now' }]}
        {...form.field('when')}
      />
      <button type="submit">Save</button>
    </Form>
  );
}

it('puts no colon after a label that is a question', async () => {
  await renderUi(<Question />);
  await userEvent.setup().click(screen.getByRole('button', { name: 'Save' }));
  expect(screen.getByRole('link')).toHaveTextContent('When should it end? Choose an option');
});

it('uses no article for plurals, and "your" for current values', () => {
  const text = ((key: string, values?: { field?: string }) =>
    [key, values?.field].filter(Boolean).join(' ')) as UiText;
  const ofField = (label: string) =>
    nameFieldInError('field.required', { label, asks: 'enter', language: 'en-US' }, text);
  expect(
    [
      'Appointments per period',
      'Benefits',
      'Address line',
      'Previous password',
      'Current password',
      'Guardian’s name',
    ].map(ofField),
  ).toEqual([
    'field.named.enter appointments per period',
    'field.named.enter benefits',
    'field.named.enter an address line',
    'field.named.enter a previous password',
    'field.named.enter your current password',
    'field.named.enter a guardian’s name',
  ]);
});

it.each([
  ['Email', 'an email'],
  ['Hour', 'an hour'],
  ['Hourly rate', 'an hourly rate'],
  ['House number', 'a house number'],
  ['Username', 'a username'],
  ['Unit price', 'a unit price'],
  ['Uninsured amount', 'an uninsured amount'],
  ['Utility', 'a utility'],
  ['Uncle', 'an uncle'],
  ['Apartment', 'an apartment'],
  ['Euro amount', 'a euro amount'],
  ['One-time code', 'a one-time code'],
  ['URL', 'a URL'],
  ['IBAN', 'an IBAN'],
  ['SMS code', 'an SMS code'],
  ['VAT ID', 'a VAT ID'],
])('chooses the article of %s by pronunciation: %s', (label, expected) => {
  const text = ((key: string, values?: { field?: string }) => values?.field ?? key) as UiText;
  const message = nameFieldInError(
    'field.required',
    { label, asks: 'enter', language: 'en' },
    text,
  );
  expect(message).toBe(expected);
});

it('quotes the label unchanged in other languages than English', async () => {
  const errors = await submitEmptyForm('de');
  expect(errors).toContain('Full name: Füllen Sie „Full name“ aus');
  // The summary already puts a colon after the field's name: a second one would be hard to read.
  expect(errors).toContain('Country: Wählen Sie „Country“ aus');
});

it('names the field to choose, but does not repeat a label that is a question', () => {
  const text = ((key: string, values?: { field?: string }) =>
    [key, values?.field].filter(Boolean).join(' ')) as UiText;
  const ofChoice = (label: string) =>
    nameFieldInError('field.choose', { label, asks: 'choose', language: 'en' }, text);
  expect(ofChoice('Role')).toBe('field.named.choose a role');
  expect(ofChoice('What should happen?')).toBe('field.choose');
});
