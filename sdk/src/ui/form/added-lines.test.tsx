import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as z from '@praxis/contract/schema';
import { renderUi } from '../../testing/render-ui';
import { Form } from './form';
import { TextField } from './text-field';
import { useForm } from './use-form';

const schema = z.object({
  owner: z.string().check(z.minLength(1)),
  phones: z.array(z.object({ number: z.string().check(z.minLength(1)) })),
});

/** A form with a list of lines, and an element for errors of the list itself. */
function Phones() {
  const form = useForm({
    initial: { owner: '', phones: [{ number: '' }] },
    schema,
    onSubmit: () => undefined,
  });
  const { phones } = form.values;
  return (
    <Form form={form}>
      {phones.map((_phone, index) => (
        <TextField
          key={index}
          label={`Phone ${index + 1}`}
          {...form.field(`phones.${index}.number`)}
        />
      ))}
      <p data-testid="list">{form.errors['phones']}</p>
      <button
        id={`${form.id}-phones`}
        type="button"
        onClick={() => form.set('phones', [...phones, { number: '' }])}
      >
        Add
      </button>
      <TextField label="Owner" {...form.field('owner')} />
      <button type="submit">Save</button>
    </Form>
  );
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const summary = () => screen.getAllByRole('link').map(({ textContent }) => textContent);

it('shows no error for a line added after submitting, nor for the list, until the line is blurred', async () => {
  await renderUi(<Phones />);
  await press('Save');
  await press('Add');
  expect(summary()).toEqual(['Phone 1: Enter a phone 1', 'Owner: Enter an owner']);
  expect(screen.getByTestId('list')).toBeEmptyDOMElement();
  expect(screen.getByLabelText('Phone 2')).not.toHaveAccessibleDescription();

  await userEvent.type(screen.getByLabelText('Phone 2'), '5{Backspace}');
  await userEvent.tab();
  expect(screen.getByLabelText('Phone 2')).toHaveAccessibleDescription('Enter a phone 2');
  expect(screen.getByTestId('list')).toBeEmptyDOMElement();
  expect(summary()).toEqual([
    'Phone 1: Enter a phone 1',
    'Phone 2: Enter a phone 2',
    'Owner: Enter an owner',
  ]);
});

it('shows the error of an added line on the next submit', async () => {
  await renderUi(<Phones />);
  await press('Save');
  await press('Add');
  await press('Save');
  expect(summary()).toContain('Phone 2: Enter a phone 2');
  expect(screen.getByTestId('list')).toBeEmptyDOMElement();
});
