import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderUi } from '../../testing/render-ui';
import { Button } from './button';
import { useKeptFocus } from './kept-focus';

function Countdown() {
  const [left, setLeft] = useState(2);
  return (
    <>
      <Button {...useKeptFocus(left === 0, () => setLeft(left - 1))}>One less</Button>
      <output>{left}</output>
    </>
  );
}

it('keeps the focus on a button that its own click disables, until the focus moves on', async () => {
  const user = userEvent.setup();
  await renderUi(<Countdown />);
  const button = screen.getByRole('button', { name: 'One less' });
  await user.tab();
  expect(button).toHaveFocus();
  await user.keyboard('{Enter}{Enter}{Enter}');
  expect(screen.getByRole('status')).toHaveTextContent('0');
  expect(button).toHaveFocus();
  expect(button).toHaveAttribute('aria-disabled', 'true');
  expect(button).not.toBeDisabled();
  await user.tab();
  expect(button).toBeDisabled();
});
