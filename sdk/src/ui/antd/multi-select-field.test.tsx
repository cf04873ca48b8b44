import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderUi } from '../../testing/render-ui';
import { MultiSelectField } from './select-field';

// Compiling antd takes longer than the default timeout.
beforeAll(() => import('./select-engine'), 60_000);

const options = [
  { value: 'farid@kindra.example', label: 'Farid Rahimi' },
  { value: 'hana@kindra.example', label: 'Hana Kobayashi' },
];

function Guests({ onChange }: { onChange(guests: string[]): void }) {
  const [guests, setGuests] = useState<string[]>([]);
  return (
    <MultiSelectField
      id="guests"
      name="guests"
      label="Guests"
      takesTyped
      options={options}
      value={guests}
      onChange={(next) => {
        setGuests(next);
        onChange(next);
      }}
      onBlur={() => undefined}
    />
  );
}

test('Tab leaves an open multi-select without selecting its first option', async () => {
  const user = userEvent.setup();
  const onChange = jest.fn();
  await renderUi(<Guests onChange={onChange} />);
  await user.click(screen.getByLabelText('Guests'));
  expect(await screen.findAllByText('Farid Rahimi')).not.toHaveLength(0);
  // antd checks the deprecated key codes; `true` means that the default action is not prevented.
  const tab = { key: 'Tab', keyCode: 9, which: 9 };
  expect(fireEvent.keyDown(screen.getByLabelText('Guests'), tab)).toBe(true);
  expect(onChange).not.toHaveBeenCalled();
});

test('each selected option has a named remove button', async () => {
  const user = userEvent.setup({ pointerEventsCheck: 0 });
  const onChange = jest.fn();
  await renderUi(<Guests onChange={onChange} />);
  await user.click(screen.getByLabelText('Guests'));
  await user.click(await screen.findByTitle('Farid Rahimi'));
  await user.click(await screen.findByTitle('Hana Kobayashi'));
  await user.click(screen.getByRole('button', { name: 'Remove Farid Rahimi' }));
  expect(onChange).toHaveBeenLastCalledWith(['hana@kindra.example']);
  expect(screen.getByLabelText('Guests')).toHaveFocus();
});
