import { useState } from 'react';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderUi } from '../../testing/render-ui';
import { ChoiceChip } from './choice-chip';

const times = ['9:00', '9:30', '10:00'];

function Times({ onSubmit }: { onSubmit(chosen: string): void }) {
  const [chosen, setChosen] = useState('');
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit(chosen);
      }}
    >
      {times.map((time) => (
        <ChoiceChip
          key={time}
          name="time"
          value={time}
          checked={time === chosen}
          onChoose={setChosen}
        >
          {time}
        </ChoiceChip>
      ))}
      <button type="submit">Send</button>
    </form>
  );
}

const chip = (name: string) => screen.getByRole('radio', { name });

it('shares one tab stop with the other chips of its group', async () => {
  await renderUi(<Times onSubmit={jest.fn()} />);
  await userEvent.tab();
  expect(chip('9:00')).toHaveFocus();
  await userEvent.tab();
  expect(screen.getByRole('button', { name: 'Send' })).toHaveFocus();
});

it('is selected by Enter, without submitting the form', async () => {
  const onSubmit = jest.fn();
  await renderUi(<Times onSubmit={onSubmit} />);
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(chip('9:00')).toBeChecked();
  expect(onSubmit).not.toHaveBeenCalled();
  await userEvent.keyboard('{Enter}');
  expect(onSubmit).toHaveBeenCalledWith('9:00');
});

it('is selected by a click', async () => {
  await renderUi(<Times onSubmit={jest.fn()} />);
  await userEvent.click(screen.getByText('10:00'));
  expect(chip('10:00')).toBeChecked();
});
