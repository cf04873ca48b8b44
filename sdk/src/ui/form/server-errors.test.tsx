import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RequestError, type Failure } from '../../data/request-error';
import { notifyRecordRestored } from '../../kept-forms';
import { renderUi } from '../../testing/render-ui';
import { Form } from './form';
import { withoutLine } from './lines';
import { TextField } from './text-field';
import { useForm } from './use-form';

/** A form with one field, which the server rejects. */
function RejectedForm({ failure }: { failure: Failure }) {
  const form = useForm({
    initial: { address: { city: '' } },
    serverNames: { town: 'address.city' },
    onSubmit: () => Promise.reject(new RequestError(failure)),
  });
  return (
    <main id="main" tabIndex={-1}>
      <Form form={form}>
        <TextField label="City" {...form.field('address.city')} />
      </Form>
    </main>
  );
}

async function send(fields: Record<string, string[]>) {
  await sendTo({ kind: 'rule', status: 422, code: 'validation_failed', fields });
}

async function sendTo(failure: Failure) {
  await renderUi(<RejectedForm failure={failure} />);
  await userEvent.setup().type(screen.getByLabelText('City'), 'Berlin{Enter}');
}

it.each([
  ['of a list item at the list', { 'address.city.2': ['somethingNew'] }],
  ['of a field with another name in the request', { town: ['somethingNew'] }],
])('marks an error %s', async (_what, fields) => {
  await send(fields);
  expect(await screen.findByText('Check one field')).toBeInTheDocument();
  expect(screen.getByLabelText('City')).toBeInvalid();
});

/** Cities that are a list in the request, and named fields in the form. */
function Cities() {
  const form = useForm({
    initial: { cities: { b: '', c: '' } },
    serverNames: ({ cities }) =>
      Object.fromEntries(Object.keys(cities).map((key, at) => [`cities.${at}`, `cities.${key}`])),
    onSubmit: () =>
      Promise.reject(
        new RequestError({
          kind: 'rule',
          status: 422,
          code: 'validation_failed',
          fields: { 'cities.1': ['not_an_option'] },
        }),
      ),
  });
  return (
    <Form form={form}>
      <TextField label="First" {...form.field('cities.b')} />
      <TextField label="Second" {...form.field('cities.c')} />
      <button type="submit">Save</button>
    </Form>
  );
}

it('marks a list item that has its own name in the form', async () => {
  await renderUi(<Cities />);
  await userEvent.setup().type(screen.getByLabelText('First'), 'Bern{Enter}');
  expect(await screen.findByText('Check one field')).toBeInTheDocument();
  expect(screen.getByLabelText('Second')).toBeInvalid();
  expect(screen.getByLabelText('First')).toBeValid();
});

/** Licenses as lines; the server rejects the number of the second one. */
function Licenses() {
  const form = useForm({
    initial: { licenses: ['NY', 'NJ'].map((key) => ({ key, number: '' })) },
    onSubmit: () =>
      Promise.reject(
        new RequestError({
          kind: 'rule',
          status: 422,
          code: 'validation_failed',
          fields: { 'licenses.1.number': ['not_an_option'] },
        }),
      ),
  });
  const { licenses } = form.values;
  return (
    <Form form={form}>
      {licenses.map(({ key }) => (
        <TextField key={key} label={key} {...form.field(`licenses.${key}.number`)} />
      ))}
      <button type="button" onClick={() => form.set('licenses', withoutLine(licenses, 'NY'))}>
        Remove NY
      </button>
      <button type="submit">Save</button>
    </Form>
  );
}

it('marks the line that the request counts, also after another one is removed', async () => {
  const person = userEvent.setup();
  await renderUi(<Licenses />);
  await person.type(screen.getByLabelText('NY'), '1{Enter}');
  expect(await screen.findByText('Check one field')).toBeInTheDocument();
  expect(screen.getByLabelText('NJ')).toBeInvalid();
  expect(screen.getByLabelText('NY')).toBeValid();
  await person.click(screen.getByRole('button', { name: 'Remove NY' }));
  expect(screen.getByLabelText('NJ')).toBeInvalid();
});

it('shows a general message if no field of the form can show the error', async () => {
  await send({ internal: ['invalid_type'] });
  expect(await screen.findByText('Check what you entered and try again.')).toBeVisible();
  expect(screen.queryByText('Check one field')).not.toBeInTheDocument();
});

describe('when a deleted record is restored', () => {
  it('removes the error, and moves the focus to the page', async () => {
    await sendTo({ kind: 'rule', status: 404, code: 'not_found' });
    expect(await screen.findByRole('alert')).toHaveTextContent('This no longer exists');
    act(() => notifyRecordRestored());
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(screen.getByRole('main')).toHaveFocus();
    expect(screen.getByLabelText('City')).toHaveValue('Berlin');
  });

  it('keeps other errors', async () => {
    await sendTo({ kind: 'server', status: 500 });
    const alert = await screen.findByRole('alert');
    act(() => notifyRecordRestored());
    expect(alert).toBeVisible();
  });
});
