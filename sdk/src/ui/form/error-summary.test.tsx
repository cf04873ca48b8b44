import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as z from '@praxis/contract/schema';
import { recordAnnouncements } from '../../testing/announcements';
import { renderUi } from '../../testing/render-ui';
import { Form } from './form';
import { TextField } from './text-field';
import { useForm } from './use-form';

const schema = z.object({ email: z.email(), city: z.string().check(z.minLength(2)) });

function Account() {
  const form = useForm({ initial: { email: '', city: '' }, schema, onSubmit: () => undefined });
  return (
    <Form form={form}>
      <TextField label="Email" {...form.field('email')} />
      <TextField label="City" {...form.field('city')} />
      <button type="submit">Save</button>
    </Form>
  );
}

it('focuses the error summary, and does not announce it while errors are fixed', async () => {
  const person = userEvent.setup();
  await renderUi(<Account />);
  await person.click(screen.getByRole('button', { name: 'Save' }));
  const summary = screen.getByRole('alert');
  expect(summary.parentElement).toHaveFocus();
  const { said, stop } = recordAnnouncements();
  await person.type(screen.getByLabelText('City'), 'Bern');
  expect(summary).toHaveTextContent(/^Check one field/);
  stop();
  expect(said).toEqual([]);
});

it('scrolls to the first line of the summary, which may be taller than the viewport', async () => {
  const scroll = jest.spyOn(Element.prototype, 'scrollIntoView');
  const person = userEvent.setup();
  await renderUi(<Account />);
  await person.click(screen.getByRole('button', { name: 'Save' }));
  expect(scroll.mock.contexts).toEqual([screen.getByText('Check 2 fields')]);
  expect(scroll).toHaveBeenCalledWith({ block: 'nearest' });
});
