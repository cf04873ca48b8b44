import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as z from '@praxis/contract/schema';
import type { Language } from '../../language';
import { renderUi } from '../../testing/render-ui';
import { Form } from './form';
import { NumberField } from './number-field';
import { useForm } from './use-form';

function Price({ currency, onSubmit }: { currency: string; onSubmit?(values: object): void }) {
  const form = useForm({
    initial: { price: null as number | null },
    onSubmit: onSubmit ?? (() => undefined),
  });
  return (
    <Form form={form}>
      <NumberField label="Price" currency={currency} {...form.field('price')} />
      <button type="submit">Save</button>
    </Form>
  );
}

it.each<[Language, string, string, string, string]>([
  ['en', 'USD', '1250', '1,250.00', '$'],
  ['de', 'EUR', '1250,5', '1.250,50', '€'],
  ['pt', 'BRL', '99', '99,00', 'R$'],
  ['en', 'JPY', '1250', '1,250', '¥'],
])('formats an amount in %s (%s) on blur', async (language, ...amount) => {
  const [currency, typed, formatted, symbol] = amount;
  await renderUi(<Price currency={currency} />, { language });
  const field = screen.getByLabelText('Price');
  await userEvent.type(field, typed);
  expect(field).toHaveValue(typed);
  await userEvent.tab();
  expect(field).toHaveValue(formatted);
  expect(screen.getByText(symbol)).toBeVisible();
});

it('parses its own formatted amount, and keeps invalid input unchanged', async () => {
  const onSubmit = jest.fn();
  await renderUi(<Price currency="USD" onSubmit={onSubmit} />);
  const field = screen.getByLabelText('Price');
  await userEvent.type(field, '1250');
  await userEvent.tab();
  await userEvent.type(field, '{Backspace}5');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(onSubmit).toHaveBeenCalledWith({ price: 1250.05 });
  await userEvent.clear(field);
  await userEvent.type(field, 'ten');
  await userEvent.tab();
  expect(field).toHaveValue('ten');
  expect(field).toBeInvalid();
  expect(field).toHaveAccessibleDescription('Enter a valid price');
});

it('explains invalid input at the field and in the summary', async () => {
  function Item() {
    const form = useForm({
      initial: { price: null as number | null, pieces: null as number | null },
      schema: z.object({ price: z.number(), pieces: z.number() }),
      onSubmit: () => undefined,
    });
    return (
      <Form form={form}>
        <div data-entry="Item 1">
          <NumberField label="Price" currency="USD" {...form.field('price')} />
          <NumberField label="Pieces" {...form.field('pieces')} />
        </div>
        <button type="submit">Save</button>
      </Form>
    );
  }
  await renderUi(<Item />);
  const [price, pieces] = [screen.getByLabelText('Price'), screen.getByLabelText('Pieces')];
  await userEvent.type(price, '0.335');
  await userEvent.type(pieces, '1.5');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  const errors = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(price).toHaveAccessibleDescription('Use at most 2 decimals');
  expect(errors()).toEqual([
    'Item 1, Price: Use at most 2 decimals',
    'Item 1, Pieces: Enter a whole number',
  ]);
  await userEvent.clear(price);
  await userEvent.type(price, 'ten{Enter}');
  await userEvent.clear(pieces);
  expect(errors()).toEqual(['Item 1, Price: Enter a valid price', 'Item 1, Pieces: Enter pieces']);
});

it('focuses an optional field with invalid input instead of submitting without the value', async () => {
  function Discount({ onSubmit }: { onSubmit(values: object): void }) {
    const form = useForm({ initial: { discount: null as number | null }, onSubmit });
    return (
      <Form form={form}>
        <NumberField label="Discount" optional decimals={2} {...form.field('discount')} />
        <button type="submit">Save</button>
      </Form>
    );
  }
  const onSubmit = jest.fn();
  await renderUi(<Discount onSubmit={onSubmit} />);
  const field = screen.getByLabelText(/^Discount/);
  await userEvent.type(field, '1.505{Enter}');
  expect(field).toHaveAccessibleDescription('Use at most 2 decimals');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(field).toHaveFocus();
  expect(onSubmit).not.toHaveBeenCalled();
  await userEvent.type(field, '{Backspace}{Enter}');
  expect(onSubmit).toHaveBeenCalledWith({ discount: 1.5 });
});

it('formats limits in the language of the interface', async () => {
  function Sale() {
    const form = useForm({
      initial: { price: 100_001, quantity: 0 },
      schema: z.object({
        price: z.number().check(z.maximum(100_000)),
        quantity: z.number().check(z.minimum(0.01)),
      }),
      onSubmit: () => undefined,
    });
    return (
      <Form form={form}>
        <NumberField label="Preis" decimals={2} {...form.field('price')} />
        <NumberField label="Menge" decimals={2} {...form.field('quantity')} />
        <button type="submit">Speichern</button>
      </Form>
    );
  }
  await renderUi(<Sale />, { language: 'de' });
  await userEvent.click(screen.getByRole('button', { name: 'Speichern' }));
  const errors = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(errors).toEqual([
    'Preis: Geben Sie 100.000 oder weniger ein',
    'Menge: Geben Sie 0,01 oder mehr ein',
  ]);
});
