import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RequestError, type Failure } from '../../data/request-error';
import { tellOfReturn } from '../../kept-forms';
import { renderUi } from '../../testing/render-ui';
import { Form } from './form';
import { TextField } from './text-field';
import { useForm } from './use-form';

/** A form of one field, which the server refuses. */
function Refused({ failure }: { failure: Failure }) {
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
  await renderUi(<Refused failure={failure} />);
  await userEvent.setup().type(screen.getByLabelText('City'), 'Berlin{Enter}');
}

it.each([
  ['of a line of a list at the list', { 'address.city.2': ['somethingNew'] }],
  ['by the name that the request has for it', { town: ['somethingNew'] }],
])('marks a fault %s', async (_what, fields) => {
  await send(fields);
  expect(await screen.findByText('Check one field')).toBeInTheDocument();
  expect(screen.getByLabelText('City')).toBeInvalid();
});

/** Cities that the request has in a list, and the form by names of their own. */
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

it('marks an entry of a list that the form has under a name of its own', async () => {
  await renderUi(<Cities />);
  await userEvent.setup().type(screen.getByLabelText('First'), 'Bern{Enter}');
  expect(await screen.findByText('Check one field')).toBeInTheDocument();
  expect(screen.getByLabelText('Second')).toBeInvalid();
  expect(screen.getByLabelText('First')).toBeValid();
});

it('promises no marked field where the fault is of none that it shows', async () => {
  await send({ internal: ['invalid_type'] });
  expect(await screen.findByText('Check what you entered and try again.')).toBeVisible();
  expect(screen.queryByText('Check one field')).not.toBeInTheDocument();
});

describe('once a record is there again', () => {
  it('no longer says that it is gone, and leaves the focus with the page', async () => {
    await sendTo({ kind: 'rule', status: 404, code: 'not_found' });
    expect(await screen.findByRole('alert')).toHaveTextContent('This no longer exists');
    act(() => tellOfReturn());
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(screen.getByRole('main')).toHaveFocus();
    expect(screen.getByLabelText('City')).toHaveValue('Berlin');
  });

  it('goes on saying what else failed', async () => {
    await sendTo({ kind: 'server', status: 500 });
    const alert = await screen.findByRole('alert');
    act(() => tellOfReturn());
    expect(alert).toBeVisible();
  });
});
