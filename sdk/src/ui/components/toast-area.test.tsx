import { useState } from 'react';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { recordAnnouncements } from '../../testing/announcements';
import { renderUi } from '../../testing/render-ui';
import { Toast } from './toast';
import { ToastArea } from './toast-area';

const showPopover = jest.fn();
beforeEach(() => {
  showPopover.mockClear();
  HTMLElement.prototype.showPopover = showPopover;
});
afterEach(() => {
  // jsdom has none.
  Reflect.deleteProperty(HTMLElement.prototype, 'showPopover');
});

function Page() {
  const [saved, setSaved] = useState(0);
  return (
    <>
      <button onClick={() => setSaved(saved + 1)}>Save</button>
      <ToastArea>
        {Array.from({ length: saved }, (_, index) => (
          <Toast key={index} kind="success" onClose={() => setSaved(saved - 1)}>
            Saved
          </Toast>
        ))}
      </ToastArea>
    </>
  );
}

it('stands in the page before its first toast, and lies over it from then on', async () => {
  await renderUi(<Page />);
  const area = await screen.findByRole('region', { name: 'Messages' });
  expect(showPopover).not.toHaveBeenCalled();

  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(area).toHaveTextContent('Saved');
  expect(showPopover.mock.contexts).toEqual([area]);
});

it('tells each toast once, and no other one again', async () => {
  await renderUi(<Page />);
  const { said, stop } = recordAnnouncements();
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(said).toEqual(['Saved', 'Saved']);
  stop();
});
