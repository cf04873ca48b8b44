import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderUi } from '../../testing/render-ui';
import { Form } from '../form/form';
import { useForm } from '../form/use-form';
import { CascaderField } from './cascader-field';
import { CodeField } from './code-field';
import { ColorField } from './color-field';
import { MentionsField } from './mentions-field';
import { RateField } from './rate-field';
import { RangeField, SliderField } from './slider-field';
import { TransferField } from './transfer-field';
import { TreeSelectField } from './tree-select-field';
import { UploadField } from './upload-field';

const initial = {
  volume: 40,
  price: [20, 80] as readonly [number, number],
  stars: 0,
  color: '',
  place: [] as readonly string[],
  regions: [] as readonly string[],
  note: '',
  code: '',
  rooms: [] as readonly string[],
  files: [] as readonly File[],
};
type Values = typeof initial;

const places = [
  { id: 'us', label: 'United States', children: [{ id: 'ny', label: 'New York' }] },
  { id: 'de', label: 'Germany', children: [{ id: 'be', label: 'Berlin' }] },
];

function Everything({ part, onSubmit }: { part: keyof Values; onSubmit(values: Values): void }) {
  const form = useForm({ initial, onSubmit });
  const fields = {
    volume: <SliderField label="Volume" {...form.field('volume')} format={(v) => `${v} %`} />,
    price: <RangeField label="Price" {...form.field('price')} format={(v) => `$${v}`} />,
    stars: <RateField label="Rating" {...form.field('stars')} />,
    color: <ColorField label="Color" {...form.field('color')} />,
    place: <CascaderField label="Place" {...form.field('place')} options={places} />,
    regions: <TreeSelectField label="Regions" {...form.field('regions')} nodes={places} />,
    note: (
      <MentionsField
        label="Note"
        {...form.field('note')}
        people={[
          { value: 'ada', label: 'Ada Reed' },
          { value: 'ben', label: 'Ben Ortiz' },
        ]}
      />
    ),
    code: <CodeField label="Code" {...form.field('code')} length={4} />,
    rooms: (
      <TransferField
        label="Rooms"
        {...form.field('rooms')}
        items={[
          { id: '1', label: 'Room 1' },
          { id: '2', label: 'Room 2' },
        ]}
      />
    ),
    files: (
      <UploadField label="Files" {...form.field('files')} accept=".pdf" largest={2_000} most={2} />
    ),
  } satisfies Record<keyof Values, unknown>;
  return (
    <Form form={form}>
      {fields[part]}
      <button type="submit">Save</button>
    </Form>
  );
}

async function show(part: keyof Values) {
  const onSubmit = jest.fn<undefined, [Values]>();
  const view = await renderUi(<Everything part={part} onSubmit={onSubmit} />);
  const person = userEvent.setup({ pointerEventsCheck: 0 });
  const saved = async () => {
    await person.click(screen.getByRole('button', { name: 'Save' }));
    return onSubmit.mock.lastCall?.[0][part];
  };
  return { ...view, person, saved };
}

/** antd reads the legacy `keyCode`, which user-event omits. */
const press = (handle: HTMLElement, keyCode: number) =>
  fireEvent.keyDown(handle, { keyCode, which: keyCode });

it('moves a slider with the arrow keys, and exposes its value with the unit', async () => {
  const { saved } = await show('volume');
  const handle = await screen.findByRole('slider', { name: 'Volume' });
  press(handle, 39);
  expect(handle).toHaveAttribute('aria-valuetext', '41 %');
  expect(screen.getByText('41 %')).toBeVisible();
  expect(await saved()).toBe(41);
});

it('gives a range a named handle for each end', async () => {
  const { saved } = await show('price');
  press(await screen.findByRole('slider', { name: 'To' }), 37);
  expect(screen.getByRole('slider', { name: 'From' })).toHaveAttribute('aria-valuetext', '$20');
  expect(await saved()).toEqual([20, 79]);
});

it('exposes a rating as one radio group with one checked button', async () => {
  const { person, saved } = await show('stars');
  const stars = within(await screen.findByRole('radiogroup', { name: 'Rating' }));
  await person.click(stars.getByRole('radio', { name: '4 stars' }));
  expect(stars.getAllByRole('radio', { checked: true })).toEqual([
    stars.getByRole('radio', { name: '4 stars' }),
  ]);
  expect(await saved()).toBe(4);
});

it('accepts a typed color, or one of the chart colors', async () => {
  const { person, saved } = await show('color');
  await person.type(screen.getByLabelText('Color'), '#12');
  expect(screen.getByText('Enter a color like #0F766E')).toBeVisible();
  await person.click(await screen.findByRole('button', { name: 'Pick a color' }));
  expect(await screen.findByText('Chart colors')).toBeInTheDocument();
  screen.getAllByRole('slider').forEach((part) => expect(part).toHaveAccessibleName());
  await person.clear(screen.getByLabelText('Color'));
  await person.type(screen.getByLabelText('Color'), '#123456');
  expect(screen.queryByText('Enter a color like #0F766E')).not.toBeInTheDocument();
  expect(await saved()).toBe('#123456');
});

/** Opens a field, and asserts that its `aria-controls` references the list. */
async function openList(person: ReturnType<typeof userEvent.setup>, name: string) {
  const field = await screen.findByRole('combobox', { name });
  await person.click(field);
  await waitFor(() => expect(field).toHaveAttribute('aria-expanded', 'true'));
  const controlled = document.getElementById(field.getAttribute('aria-controls') ?? '');
  expect(controlled).toHaveTextContent('Germany');
}

it('selects from a hierarchy level by level', async () => {
  const { person, saved } = await show('place');
  await openList(person, 'Place');
  await person.click(await screen.findByText('Germany'));
  await person.click(await screen.findByText('Berlin'));
  expect(await saved()).toEqual(['de', 'be']);
});

it('exposes level, position and state of the active option, and the selected path', async () => {
  const { person, saved } = await show('place');
  await openList(person, 'Place');
  const field = screen.getByRole('combobox', { name: 'Place' });
  const tree = within(screen.getByRole('tree', { name: 'Place' }));
  const activeItem = async (name: string) => {
    const entry = await tree.findByRole('treeitem', { name });
    await waitFor(() => expect(field).toHaveAttribute('aria-activedescendant', entry.id));
    return entry;
  };
  const arrow = { down: 40, right: 39, enter: 13 };
  press(field, arrow.down);
  press(field, arrow.down);
  const germany = await activeItem('Germany');
  expect(germany).toHaveAttribute('aria-level', '1');
  expect(germany).toHaveAttribute('aria-posinset', '2');
  expect(germany).toHaveAttribute('aria-setsize', '2');
  await waitFor(() => expect(germany).toHaveAttribute('aria-expanded', 'true'));
  press(field, arrow.right);
  const berlin = await activeItem('Berlin');
  expect(berlin).toHaveAttribute('aria-level', '2');
  expect(berlin).toHaveAttribute('aria-selected', 'false');
  expect(within(tree.getByRole('group', { name: 'Germany' })).getAllByRole('treeitem')).toEqual([
    berlin,
  ]);
  press(field, arrow.enter);
  await waitFor(() => expect(field).not.toHaveAttribute('aria-activedescendant'));
  expect(field).toHaveAccessibleDescription('Germany / Berlin');
  expect(berlin).toHaveAttribute('aria-selected', 'true');
  expect(await saved()).toEqual(['de', 'be']);
});

it('selects all descendants of a tree node', async () => {
  const { person, saved } = await show('regions');
  await openList(person, 'Regions');
  await person.click(await screen.findByText('Germany'));
  expect(await saved()).toEqual(['be']);
});

it('suggests people after @', async () => {
  const { person, saved } = await show('note');
  await person.type(await screen.findByRole('textbox', { name: 'Note' }), 'Ask @or');
  await person.click(await screen.findByText('Ben Ortiz'));
  expect(await saved()).toBe('Ask @ben ');
});

it('accepts a pasted code, and keeps only its digits', async () => {
  const { person, saved } = await show('code');
  const first = await screen.findByRole('textbox', { name: 'Digit 1 of 4' });
  fireEvent.input(first, { target: { value: '1x234' } });
  await waitFor(() => expect(screen.getByLabelText('Digit 4 of 4')).toHaveValue('4'));
  expect(screen.getByRole('group', { name: 'Code' })).toBeInTheDocument();
  await person.click(screen.getByLabelText('Digit 4 of 4'));
  expect(await saved()).toBe('1234');
});

it('moves checked items to the other list', async () => {
  const { person, saved } = await show('rooms');
  const available = within(await screen.findByRole('list', { name: 'Available' }));
  await person.type(screen.getByRole('textbox', { name: 'Search, Available' }), 'rôom 2');
  expect(available.getAllByRole('checkbox')).toHaveLength(1);
  await person.click(available.getByRole('checkbox', { name: 'Room 2' }));
  await person.click(screen.getByRole('button', { name: 'Add to chosen' }));
  const chosen = within(await screen.findByRole('list', { name: 'Chosen' }));
  expect(chosen.getByRole('checkbox', { name: 'Room 2' })).toBeInTheDocument();
  expect(await saved()).toEqual(['2']);
});

it('limits the size and number of files, and removes files', async () => {
  const { container, person, saved } = await show('files');
  await screen.findByText('Drop files here, or choose them');
  // antd renders a new input after each choice.
  const input = () => {
    const current = container.querySelector<HTMLInputElement>('input[type="file"]');
    if (!current) throw new Error('No file input found.');
    return current;
  };
  const file = (name: string, size: number) =>
    new File(['x'.repeat(size)], name, { type: 'application/pdf' });
  await person.upload(input(), [file('a.pdf', 1_000), file('big.pdf', 3_000)]);
  expect(await screen.findByText(/^big.pdf is larger than 2 kB/)).toBeVisible();
  await person.upload(input(), [file('huge.pdf', 5_000), file('vast.pdf', 4_000)]);
  expect(await screen.findByText(/^huge.pdf is larger .* vast.pdf is larger/)).toBeVisible();
  await person.upload(input(), [file('b.pdf', 1_000), file('c.pdf', 1_000)]);
  expect(await screen.findByText('Choose at most 2 files.')).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Remove a.pdf' }));
  expect(screen.getByRole('button', { name: 'Remove b.pdf' })).toHaveFocus();
  expect(await saved()).toEqual([expect.objectContaining({ name: 'b.pdf' })]);
  await person.click(screen.getByRole('button', { name: 'Remove b.pdf' }));
  expect(screen.getByRole('button', { name: /^Drop files here/ })).toHaveFocus();
});

it('rejects files of other types with the accepted types, whether picked or dropped', async () => {
  const { container, saved } = await show('files');
  const prompt = await screen.findByText('Drop files here, or choose them');
  const rejection = (name: string) =>
    screen.findByText(`${name} can’t be used here. Choose another file: PDF.`);
  const program = (name: string) => new File(['MZ'], name, { type: 'application/x-msdownload' });
  // Users can have the browser's file picker show all files.
  const person = userEvent.setup({ applyAccept: false });
  const input = container.querySelector<HTMLInputElement>('input[type="file"]');
  expect(input).toHaveAttribute('accept', '.pdf');
  if (input) await person.upload(input, program('b.exe'));
  expect(await rejection('b.exe')).toBeVisible();
  const files = [program('evil.exe'), new File(['%PDF'], 'a.pdf', { type: 'application/pdf' })];
  fireEvent.drop(prompt, { dataTransfer: { files, items: [] } });
  expect(await rejection('evil.exe')).toBeVisible();
  expect(await saved()).toEqual([expect.objectContaining({ name: 'a.pdf' })]);
});
