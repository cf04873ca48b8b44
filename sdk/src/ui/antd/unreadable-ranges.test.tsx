import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Language } from '../../language';
import { settlePicker } from '../../testing/date-stand-ins';
import { renderUi } from '../../testing/render-ui';
import { Form } from '../form/form';
import { useForm } from '../form/use-form';
import { DateRangeField, type DateRange } from './date-fields';

// Each test starts with the stand-in: no preloading, and loaded code is not used at once.
jest.mock('../../testing/deferred-parts', () => ({ bringDeferredParts: async () => undefined }));
jest.mock('../lazy/deferred-code', () =>
  jest.requireActual<object>('../../testing/date-stand-ins'),
);

// Compiling antd takes longer than the default timeout.
beforeAll(() => import('./date-engine'), 60_000);

interface Limits {
  from?: string;
  until?: string;
}

const march: DateRange = { from: '2026-03-01', until: '2026-03-07' };

function Report({ onSubmit, ...limits }: Limits & { onSubmit(values: object): void }) {
  const form = useForm({ initial: { period: march as DateRange | null }, onSubmit });
  return (
    <Form form={form}>
      <DateRangeField {...form.field('period')} {...limits} label="Period" optional />
      <button type="submit">Send</button>
      <button
        type="button"
        onClick={() => form.set('period', { from: '2026-04-01', until: '2026-04-30' })}
      >
        April
      </button>
      <output>{form.values.period ? 'Some' : 'None'}</output>
    </Form>
  );
}

const input = (end: 'start' | 'end') =>
  screen.getByLabelText<HTMLInputElement>(end === 'start' ? /^Period(?! To)/ : 'Period To');
const isPicker = () => input('start').closest('.ant-picker') !== null;
const button = (name: string) => screen.getByRole('button', { name });
const openLists = () =>
  document.querySelectorAll('.ant-picker-dropdown:not(.ant-picker-dropdown-hidden)');

/** Types over a date in the stand-in, and leaves the field. */
async function typeIntoStandIn(end: 'start' | 'end', typed: string): Promise<void> {
  act(() => input(end).focus());
  fireEvent.change(input(end), { target: { value: typed } });
  expect(isPicker()).toBe(false);
  act(() => input(end).blur());
}

/** Types over a date in antd's picker, and leaves the field. */
async function typeIntoPicker(end: 'start' | 'end', typed: string): Promise<void> {
  act(() => input(end).focus());
  await waitFor(() => expect(isPicker()).toBe(true));
  await userEvent.clear(input(end));
  if (typed !== '') await userEvent.type(input(end), typed);
  act(() => input(end).blur());
  await settlePicker();
}

async function show(limits: Limits = {}, language: Language = 'en') {
  const onSubmit = jest.fn();
  await renderUi(<Report {...limits} onSubmit={onSubmit} />, { language });
  return onSubmit;
}

const controls = [
  ['stand-in', typeIntoStandIn],
  ['picker', typeIntoPicker],
] as const;

const limits = { from: '2026-01-01', until: '2026-12-31' };
const enterStart = 'Enter a start date like 03/15/2027';
const enterEnd = 'Enter an end date like 03/15/2027';

describe.each(controls)('the %s', (_, type) => {
  it.each([
    ['start', '2/30/2026', enterStart],
    ['end', 'tomorrow', enterEnd],
    ['start', '12/31/2025', 'Enter 01/01/2026 or later'],
    ['end', '1/1/2027', 'Enter 12/31/2026 or earlier'],
  ] as const)(
    'keeps a date that it can’t accept, and says why: %s %s',
    async (end, typed, error) => {
      const onSubmit = await show(limits);
      await type(end, typed);
      const other = input(end === 'start' ? 'end' : 'start');
      expect(input(end)).toHaveValue(typed);
      expect(input(end)).toBeInvalid();
      expect(input(end)).toHaveAccessibleDescription(error);
      expect(other).toBeValid();
      expect(other).not.toHaveAccessibleDescription();
      await userEvent.click(button('Send'));
      expect(onSubmit).not.toHaveBeenCalled();
      expect(input(end)).toHaveFocus();
      await settlePicker();
      expect(input(end)).toHaveValue(typed);
      expect(screen.getByText(error)).toBeVisible();
    },
  );

  it('accepts the corrected text', async () => {
    const onSubmit = await show();
    await type('end', 'tomorrow');
    await typeIntoPicker('end', '3/9/26');
    expect(input('end')).toHaveValue('03/09/2026');
    expect(input('end')).toBeValid();
    await userEvent.click(button('Send'));
    expect(onSubmit).toHaveBeenCalledWith({ period: { from: '2026-03-01', until: '2026-03-09' } });
  });

  it('rejects an end before the start, until one of them is corrected', async () => {
    const onSubmit = await show();
    await type('start', '3/10/2026');
    expect(input('start')).toHaveValue('03/10/2026');
    expect(input('start')).toBeValid();
    expect(input('end')).toHaveValue('03/07/2026');
    expect(input('end')).toBeInvalid();
    expect(input('end')).toHaveAccessibleDescription('End on 03/10/2026 or later');
    await userEvent.click(button('Send'));
    expect(onSubmit).not.toHaveBeenCalled();
    expect(input('end')).toHaveFocus();
    await settlePicker();
    await typeIntoPicker('start', '3/5/2026');
    expect(input('end')).toBeValid();
    await userEvent.click(button('Send'));
    expect(onSubmit).toHaveBeenCalledWith({ period: { from: '2026-03-05', until: '2026-03-07' } });
  });

  it('is no range without one of its dates, and is empty without both', async () => {
    const onSubmit = await show();
    await type('start', '');
    expect(input('start')).toHaveValue('');
    expect(input('start')).toHaveAccessibleDescription(enterStart);
    expect(input('end')).toHaveValue('03/07/2026');
    expect(screen.getByRole('status')).toHaveTextContent('None');
    await userEvent.click(button('Send'));
    expect(onSubmit).not.toHaveBeenCalled();
    await settlePicker();
    await typeIntoPicker('end', '');
    expect(input('end')).toHaveValue('');
    expect(input('start')).toBeValid();
    await userEvent.click(button('Send'));
    expect(onSubmit).toHaveBeenCalledWith({ period: null });
  });

  it('shows a range that changes from outside instead', async () => {
    await show();
    await type('start', 'tomorrow');
    await userEvent.click(button('April'));
    expect(input('start')).toHaveValue('04/01/2026');
    expect(input('end')).toHaveValue('04/30/2026');
    expect(input('start')).toBeValid();
  });
});

it.each<[Language, string, string, string]>([
  ['en', enterStart, enterEnd, 'End on 03/02/2027 or later'],
  [
    'de',
    'Geben Sie ein Startdatum wie 15.03.2027 ein',
    'Geben Sie ein Enddatum wie 15.03.2027 ein',
    'Ende frühestens 03.02.2027',
  ],
  [
    'fr',
    'Saisissez une date de début, par exemple 15/03/2027',
    'Saisissez une date de fin, par exemple 15/03/2027',
    'Fin au plus tôt le 03/02/2027',
  ],
  [
    'pt',
    'Informe uma data inicial, como 15/03/2027',
    'Informe uma data final, como 15/03/2027',
    'Fim a partir de 03/02/2027',
  ],
])('says in %s which date to enter', async (language, start, end, order) => {
  await show({}, language);
  const [first, last] = screen.getAllByRole<HTMLInputElement>('textbox');
  const enter = (target: HTMLInputElement | undefined, value: string) => {
    act(() => target?.focus());
    if (target) fireEvent.change(target, { target: { value } });
    act(() => target?.blur());
  };
  enter(last, '?');
  expect(last).toHaveAccessibleDescription(end);
  enter(first, '?');
  expect(first).toHaveAccessibleDescription(`${start}. ${end}`);
  enter(last, '2026-03-07');
  expect(first).toHaveAccessibleDescription(start);
  enter(first, language === 'en' ? '2027-03-02' : '2027-02-03');
  expect(last).toHaveAccessibleDescription(order);
});

it('asks for the missing end once the whole field is left, or the form submitted', async () => {
  const onSubmit = await show();
  await typeIntoPicker('start', '');
  await typeIntoPicker('end', '');
  await userEvent.type(input('start'), '3/1/2026');
  await userEvent.tab();
  expect(input('end')).toHaveFocus();
  expect(input('end')).toBeValid();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(openLists()).toHaveLength(0));
  await userEvent.keyboard('{Enter}');
  await settlePicker();
  expect(onSubmit).not.toHaveBeenCalled();
  expect(input('end')).toHaveAccessibleDescription(enterEnd);
});

it('replaces text by picked dates', async () => {
  const onSubmit = await show();
  await typeIntoPicker('start', 'tomorrow');
  await userEvent.click(input('start'));
  await waitFor(() => expect(openLists()).toHaveLength(1));
  const user = userEvent.setup({ pointerEventsCheck: 0 });
  await user.click(document.querySelector('[title="2026-03-03"]') as Element);
  await waitFor(() => expect(input('start')).toHaveValue('03/03/2026'));
  expect(input('start')).toBeValid();
  await user.click(document.querySelector('[title="2026-03-05"]') as Element);
  await waitFor(() => expect(input('end')).toHaveValue('03/05/2026'));
  await userEvent.click(button('Send'));
  expect(onSubmit).toHaveBeenCalledWith({ period: { from: '2026-03-03', until: '2026-03-05' } });
});
