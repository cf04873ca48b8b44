import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderUi } from '../../testing/render-ui';
import { Form } from './form';
import { TextField } from './text-field';
import { useForm } from './use-form';

/** A comment form that is reset after submitting. */
function Comment({ sent }: { sent: Promise<void> }) {
  const form = useForm({
    initial: { text: '', city: 'Bern' },
    async onSubmit() {
      await sent;
      form.reset();
    },
  });
  return (
    <Form form={form}>
      <TextField label="Comment" {...form.field('text')} />
      <TextField label="City" {...form.field('city')} />
      <button type="submit">Send</button>
    </Form>
  );
}

it('removes the submitted text, and keeps text that was typed while submitting', async () => {
  const person = userEvent.setup();
  let respond = () => {};
  await renderUi(<Comment sent={new Promise((resolve) => (respond = resolve))} />);
  await person.type(screen.getByLabelText('City'), 'e');
  await person.type(screen.getByLabelText('Comment'), 'Well done');
  await person.click(screen.getByRole('button', { name: 'Send' }));
  await person.type(screen.getByLabelText('Comment'), ' Also, thank you');
  await act(async () => respond());
  expect(screen.getByLabelText('Comment')).toHaveValue('Also, thank you');
  expect(screen.getByLabelText('City')).toHaveValue('Bern');
});
