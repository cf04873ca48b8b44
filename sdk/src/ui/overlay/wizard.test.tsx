import { useState } from 'react';
import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderUi } from '../../testing/render-ui';
import { Wizard } from './wizard';

const steps = ['Cart', 'Address', 'Payment'].map((title) => ({ key: title, title }));

function Order() {
  const [current, setCurrent] = useState(0);
  return (
    <Wizard
      steps={steps}
      current={current}
      onStep={setCurrent}
      onNext={() => setCurrent(current + 1)}
      finishLabel="Place order"
    >
      <label>
        {steps[current]?.title} note
        <input key={current} />
      </label>
    </Wizard>
  );
}

const press = async (name: string | RegExp) => {
  act(() => screen.getByRole('button', { name }).focus());
  await userEvent.keyboard('{Enter}');
};
const step = (name: string) => screen.getByRole('group', { name });

it('does not move the focus when it mounts', async () => {
  await renderUi(<Order />);
  expect(document.body).toHaveFocus();
});

it('focuses the named group of the new step, forward and back', async () => {
  await renderUi(<Order />);
  await press('Next');
  expect(step('Step 2 of 3 Address')).toHaveFocus();
  await userEvent.tab();
  expect(screen.getByLabelText('Address note')).toHaveFocus();
  await press('Next');
  expect(step('Step 3 of 3 Payment')).toHaveFocus();
  await press(/^Address/);
  expect(step('Step 2 of 3 Address')).toHaveFocus();
  await press('Back');
  expect(step('Step 1 of 3 Cart')).toHaveFocus();
});

it('shows a new step from its start if the previous one was scrolled, and stays otherwise', async () => {
  const scroll = jest.spyOn(Element.prototype, 'scrollIntoView').mockImplementation();
  await renderUi(<Order />);
  const wizard = screen.getByRole('navigation').parentElement as HTMLElement;
  const top = jest.spyOn(wizard, 'getBoundingClientRect');
  top.mockReturnValue({ top: 120 } as DOMRect);
  await press('Next');
  expect(scroll).not.toHaveBeenCalled();
  top.mockReturnValue({ top: -300 } as DOMRect);
  await press('Next');
  expect(scroll.mock.contexts).toEqual([wizard]);
});

it('moves the focus to the page when it disappears, such as when another tab empties the cart', async () => {
  function Checkout() {
    const [isEmpty, setEmpty] = useState(false);
    return (
      <main id="main" tabIndex={-1} onDoubleClick={() => setEmpty(true)}>
        {isEmpty ? 'Your cart is empty' : <Order />}
      </main>
    );
  }
  await renderUi(<Checkout />);
  act(() => screen.getByLabelText('Cart note').focus());
  fireEvent.doubleClick(screen.getByRole('main'));
  expect(screen.getByText('Your cart is empty')).toHaveFocus();
});
