import { useState } from 'react';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as z from '@praxis/contract/schema';
import { RequestError } from '../../data/request-error';
import { renderUi } from '../../testing/render-ui';
import { CheckboxField, NativeSelectField, RadioField } from './choice-fields';
import { Form } from './form';
import { NumberField } from './number-field';
import { PasswordField } from './password-field';
import { TextField } from './text-field';
import { useForm } from './use-form';

const schema = z.object({
  email: z.email(),
  address: z.object({ city: z.string().check(z.minLength(2)) }),
});

function Account({ onSubmit }: { onSubmit(values: object): Promise<void> | void }) {
  const form = useForm({
    initial: { email: '', address: { city: '' } },
    schema,
    onSubmit,
  });
  return (
    <Form form={form}>
      <TextField label="Email" help="For signing in" {...form.field('email')} />
      <TextField label="City" {...form.field('address.city')} />
      <button type="submit">Save</button>
    </Form>
  );
}

/** A form whose record others change too; the button simulates a concurrent change. */
function Shared() {
  const [record, setRecord] = useState({ version: 1, values: { email: 'a@b.ch', city: 'Bern' } });
  const form = useForm({ initial: record.values, newest: record, onSubmit: () => undefined });
  return (
    <Form form={form}>
      <TextField label="Email" {...form.field('email')} />
      <TextField label="City" {...form.field('city')} />
      <button
        type="button"
        onClick={() => setRecord({ version: 2, values: { email: 'c@d.ch', city: 'Basel' } })}
      >
        Change meanwhile
      </button>
      <button type="submit">Save</button>
    </Form>
  );
}

describe('a form whose record changes concurrently', () => {
  it('keeps edited fields, updates the others, and lists the changes', async () => {
    const person = userEvent.setup();
    await renderUi(<Shared />);
    await person.type(screen.getByLabelText('City'), 'e');
    await person.click(screen.getByRole('button', { name: 'Change meanwhile' }));
    expect(screen.getByLabelText('City')).toHaveValue('Berne');
    expect(screen.getByLabelText('Email')).toHaveValue('c@d.ch');
    const items = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(items).toEqual(['Email: a@b.ch → c@d.ch', 'City: Bern → Basel']);
    await person.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('listitem')).not.toBeInTheDocument());
  });

  it('updates silently while nothing is edited', async () => {
    const person = userEvent.setup();
    await renderUi(<Shared />);
    await person.click(screen.getByRole('button', { name: 'Change meanwhile' }));
    expect(screen.getByLabelText('City')).toHaveValue('Basel');
    expect(screen.queryByRole('listitem')).not.toBeInTheDocument();
  });
});

describe('a form', () => {
  it('submits on Enter', async () => {
    const person = userEvent.setup();
    const onSubmit = jest.fn();
    await renderUi(<Account onSubmit={onSubmit} />);
    await person.type(screen.getByLabelText('Email'), 'maya@mail.example');
    await person.type(screen.getByLabelText('City'), 'Berlin{Enter}');
    expect(onSubmit).toHaveBeenCalledWith({
      email: 'maya@mail.example',
      address: { city: 'Berlin' },
    });
  });

  it('moves the focus to an error summary with a link to each field', async () => {
    const person = userEvent.setup();
    const onSubmit = jest.fn();
    await renderUi(<Account onSubmit={onSubmit} />);
    await person.click(screen.getByRole('button', { name: 'Save' }));

    expect(onSubmit).not.toHaveBeenCalled();
    const summary = screen.getByRole('alert');
    expect(summary.parentElement).toHaveFocus();
    expect(summary).toHaveTextContent('Check 2 fields');
    await person.click(screen.getByRole('link', { name: 'City: Use at least 2 characters' }));
    expect(screen.getByLabelText('City')).toHaveFocus();
    expect(screen.getByLabelText('City')).toBeInvalid();
    expect(screen.getByLabelText('City')).toHaveAccessibleDescription('Use at least 2 characters');
  });

  it('separates fields and errors in its summary with a French colon', async () => {
    const person = userEvent.setup();
    await renderUi(<Account onSubmit={() => undefined} />, { language: 'fr' });
    await person.click(screen.getByRole('button', { name: 'Save' }));
    expect(screen.getByRole('link', { name: /^City\s: / })).toBeInTheDocument();
  });

  it('lists errors of all sources in the visual order of the fields', async () => {
    const person = userEvent.setup();
    function Trip() {
      const form = useForm({
        initial: { from: '', stay: { nights: '' }, to: '' },
        schema: z.object({ from: z.string().check(z.minLength(2)) }),
        check: ({ to }): Record<string, string> => ({
          ...(to === '' && { to: 'Say where to' }),
          whole: 'Nothing is on offer',
          'stay.nights': 'Say how long',
        }),
        onSubmit: () => undefined,
      });
      return (
        <Form form={form}>
          <TextField label="To" {...form.field('to')} />
          <TextField label="From" {...form.field('from')} />
          <TextField label="Nights" {...form.field('stay.nights')} />
          <button type="submit">Save</button>
        </Form>
      );
    }
    await renderUi(<Trip />);
    const errors = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);
    await person.click(screen.getByRole('button', { name: 'Save' }));
    expect(errors()).toEqual([
      'To: Say where to',
      'From: Use at least 2 characters',
      'Nights: Say how long',
      'Nothing is on offer',
    ]);
    await person.type(screen.getByLabelText('From'), 'Bern');
    await person.clear(screen.getByLabelText('From'));
    expect(errors().map((error) => error?.split(':')[0])).toEqual([
      'To',
      'From',
      'Nights',
      'Nothing is on offer',
    ]);
  });

  it('shows no error for an unedited field, and removes an error once it is fixed', async () => {
    const person = userEvent.setup();
    await renderUi(<Account onSubmit={() => undefined} />);
    const email = screen.getByLabelText('Email');
    await person.click(email);
    await person.tab();
    expect(email).not.toHaveAttribute('aria-invalid');
    expect(email).toHaveAccessibleDescription('For signing in');
    await person.type(email, 'maya');
    await person.tab();
    expect(email).toHaveAttribute('aria-invalid', 'true');
    await person.type(email, '@mail.example');
    expect(email).not.toHaveAttribute('aria-invalid');
  });

  it('shows an error only after the mouse button is released, so that no button moves during a click', async () => {
    const person = userEvent.setup();
    await renderUi(<Account onSubmit={() => undefined} />);
    await person.type(screen.getByLabelText('Email'), 'maya');
    await person.pointer({ keys: '[MouseLeft>]', target: screen.getByRole('button') });
    expect(screen.getByLabelText('Email')).not.toHaveFocus();
    expect(screen.getByLabelText('Email')).toBeValid();
    await person.pointer({ keys: '[/MouseLeft]', target: document.body });
    await waitFor(() => expect(screen.getByLabelText('Email')).toBeInvalid());
  });

  it("shows the server's error at the field, and keeps the input", async () => {
    const person = userEvent.setup();
    const refuse = () =>
      Promise.reject(
        new RequestError({
          kind: 'rule',
          status: 422,
          code: 'validation_failed',
          fields: { 'address.city': ['somethingNew'] },
        }),
      );
    await renderUi(<Account onSubmit={refuse} />);
    await person.type(screen.getByLabelText('Email'), 'maya@mail.example');
    await person.type(screen.getByLabelText('City'), 'Berlin{Enter}');
    expect(await screen.findByText('Check one field')).toBeInTheDocument();
    expect(screen.getByLabelText('City')).toHaveAccessibleDescription('Enter a valid city');
    expect(screen.getByLabelText('City')).toHaveValue('Berlin');
  });

  it('shows an error that belongs to no field, and can be submitted again', async () => {
    const person = userEvent.setup();
    const onSubmit = jest
      .fn()
      .mockRejectedValueOnce(
        new RequestError({ kind: 'rule', status: 401, code: 'credentials_invalid' }),
      )
      .mockResolvedValueOnce(undefined);
    await renderUi(<Account onSubmit={onSubmit} />);
    await person.type(screen.getByLabelText('Email'), 'maya@mail.example');
    await person.type(screen.getByLabelText('City'), 'Berlin{Enter}');
    expect(await screen.findByText('Wrong email or password.')).toBeVisible();
    await person.click(screen.getByRole('button', { name: 'Save' }));
    expect(onSubmit).toHaveBeenCalledTimes(2);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('submits once, even if Enter is pressed repeatedly', async () => {
    const person = userEvent.setup();
    const onSubmit = jest.fn(() => new Promise<void>(() => undefined));
    await renderUi(<Account onSubmit={onSubmit} />);
    await person.type(screen.getByLabelText('Email'), 'maya@mail.example');
    await person.type(screen.getByLabelText('City'), 'Berlin{Enter}{Enter}{Enter}');
    expect(onSubmit).toHaveBeenCalledTimes(1);
  });
});

function AllKinds({ onSubmit }: { onSubmit(values: object): void }) {
  const form = useForm({
    initial: {
      password: '',
      length: 30 as number | null,
      agreed: false,
      role: 'patient' as 'doctor' | 'patient',
      state: '' as '' | 'NY' | 'CA',
    },
    onSubmit,
  });
  return (
    <Form form={form}>
      <PasswordField label="Password" {...form.field('password')} />
      <NumberField label="Length" decimals={2} unit="min" {...form.field('length')} />
      <CheckboxField label="I agree" {...form.field('agreed')} />
      <RadioField
        label="Role"
        {...form.field('role')}
        choices={[
          { value: 'doctor', label: 'Doctor' },
          { value: 'patient', label: 'Patient' },
        ]}
      />
      <NativeSelectField
        label="State"
        {...form.field('state')}
        choices={[
          { value: 'NY', label: 'New York' },
          { value: 'CA', label: 'California' },
        ]}
      />
      <button type="submit">Save</button>
    </Form>
  );
}

describe('the fields', () => {
  it('pass their values to the form, parsing numbers in the format of the language', async () => {
    const person = userEvent.setup();
    const onSubmit = jest.fn();
    await renderUi(<AllKinds onSubmit={onSubmit} />, { language: 'de' });
    await person.type(screen.getByLabelText('Password'), 'correct horse');
    await person.click(screen.getByRole('button', { name: 'Passwort anzeigen' }));
    expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'text');
    await person.clear(screen.getByLabelText('Length'));
    await person.type(screen.getByLabelText('Length'), '12,5');
    await person.click(screen.getByRole('checkbox', { name: 'I agree' }));
    await person.click(screen.getByRole('radio', { name: 'Doctor' }));
    await person.selectOptions(screen.getByLabelText('State'), 'California');
    await person.click(screen.getByRole('button', { name: 'Save' }));
    expect(onSubmit).toHaveBeenCalledWith({
      password: 'correct horse',
      length: 12.5,
      agreed: true,
      role: 'doctor',
      state: 'CA',
    });
  });
});
