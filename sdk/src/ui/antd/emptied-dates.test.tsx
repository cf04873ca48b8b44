import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { settlePicker } from '../../testing/date-stand-ins';
import { renderUi } from '../../testing/render-ui';
import { Form } from '../form/form';
import { required } from '../form/required';
import { useForm } from '../form/use-form';
import { useUiText } from '../text/use-ui-text';
import { DateField, TimeField } from './date-fields';

// Each test starts with the stand-ins: no preloading, and loaded code is not used at once.
jest.mock('../../testing/deferred-parts', () => ({ bringDeferredParts: async () => undefined }));
jest.mock('../lazy/deferred-code', () =>
  jest.requireActual<object>('../../testing/date-stand-ins'),
);

// Compiling antd takes longer than the default timeout.
beforeAll(() => import('./date-engine'), 60_000);

interface Values {
  on: string | null;
  at: string | null;
  until: string | null;
}

const filled: Values = { on: '2026-12-01', at: '09:00', until: '2026-12-24' };
const blank: Values = { on: null, at: null, until: null };

function Visit({ initial, onSubmit }: { initial: Values; onSubmit(values: object): void }) {
  const text = useUiText();
  const form = useForm({
    initial,
    check: ({ on, at }) => required({ on: on ?? '', at: at ?? '' }, text('field.required')),
    onSubmit,
  });
  return (
    <Form form={form}>
      <DateField {...form.field('on')} label="Day" />
      <TimeField {...form.field('at')} label="Time" />
      <DateField {...form.field('until')} label="Last day" optional />
      <button type="submit">Book</button>
    </Form>
  );
}

const field = (label: string) => screen.getByRole<HTMLInputElement>('textbox', { name: label });
const optionalField = () => screen.getByRole<HTMLInputElement>('textbox', { name: /^Last day/ });
const isPicker = (input: HTMLInputElement) => input.closest('.ant-picker') !== null;

type Find = () => HTMLInputElement;

/** Empties a field in its stand-in, and leaves it. */
async function emptyStandIn(find: Find): Promise<void> {
  act(() => find().focus());
  fireEvent.change(find(), { target: { value: '' } });
  expect(isPicker(find())).toBe(false);
  act(() => find().blur());
}

/** Empties a field in antd's picker, and leaves it. */
async function emptyPicker(find: Find): Promise<void> {
  act(() => find().focus());
  await waitFor(() => expect(isPicker(find())).toBe(true));
  await userEvent.clear(find());
  act(() => find().blur());
  await settlePicker();
}

async function show(initial = filled) {
  const onSubmit = jest.fn();
  await renderUi(<Visit {...{ initial, onSubmit }} />);
  return onSubmit;
}

const submit = () => userEvent.click(screen.getByRole('button', { name: 'Book' }));

describe.each([
  ['stand-in', emptyStandIn],
  ['picker', emptyPicker],
] as const)('the %s', (_, empty) => {
  it.each([
    ['Day', 'Choose a day'],
    ['Time', 'Choose a time'],
  ])('stays empty, and is required on submit: %s', async (label, error) => {
    const onSubmit = await show();
    await empty(() => field(label));
    await settlePicker();
    expect(field(label)).toHaveValue('');
    await submit();
    expect(onSubmit).not.toHaveBeenCalled();
    expect(field(label)).toHaveValue('');
    expect(field(label)).toBeInvalid();
    expect(field(label)).toHaveAccessibleDescription(error);
  });

  it('clears an optional date', async () => {
    const onSubmit = await show();
    await empty(optionalField);
    expect(optionalField()).toHaveValue('');
    await submit();
    expect(onSubmit).toHaveBeenCalledWith({ ...filled, until: null });
  });
});

it.each([
  ['Day', '12/18/2026'],
  ['Time', '10:30 AM'],
])('forgets what was typed into an empty field and deleted again: %s', async (label, typed) => {
  await show(blank);
  act(() => field(label).focus());
  await waitFor(() => expect(isPicker(field(label))).toBe(true));
  await userEvent.type(field(label), typed);
  await userEvent.clear(field(label));
  await userEvent.tab();
  await settlePicker();
  expect(field(label)).toHaveValue('');
});

it('doesn’t submit the previous date on Enter in an emptied field', async () => {
  const onSubmit = await show();
  act(() => field('Day').focus());
  await waitFor(() => expect(isPicker(field('Day'))).toBe(true));
  await userEvent.clear(field('Day'));
  await userEvent.keyboard('{Enter}{Enter}');
  await settlePicker();
  expect(onSubmit).not.toHaveBeenCalled();
  expect(field('Day')).toHaveValue('');
});
