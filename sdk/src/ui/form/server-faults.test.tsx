import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RequestError } from '../../data/request-error';
import { renderUi } from '../../testing/render-ui';
import { Form } from './form';
import { TextField } from './text-field';
import { useForm } from './use-form';

/** A form of one field, which the server refuses for these. */
function Refused({ fields }: { fields: Record<string, string[]> }) {
  const form = useForm({
    initial: { address: { city: '' } },
    serverNames: { town: 'address.city' },
    onSubmit: () =>
      Promise.reject(
        new RequestError({ kind: 'rule', status: 422, code: 'validation_failed', fields }),
      ),
  });
  return (
    <Form form={form}>
      <TextField label="City" {...form.field('address.city')} />
    </Form>
  );
}

async function send(fields: Record<string, string[]>) {
  await renderUi(<Refused fields={fields} />);
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

it('promises no marked field where the fault is of none that it shows', async () => {
  await send({ internal: ['invalid_type'] });
  expect(await screen.findByText('Check what you entered and try again.')).toBeVisible();
  expect(screen.queryByText('Check one field')).not.toBeInTheDocument();
});
