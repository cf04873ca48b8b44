import { useState } from 'react';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { recordAnnouncements } from '../../testing/announcements';
import { renderUi } from '../../testing/render-ui';
import { mountAnnouncer } from '../announcer';
import { Modal } from '../overlay/modal';
import { Toast } from './toast';
import { ToastArea } from './toast-area';

const showPopover = jest.fn();
beforeEach(() => {
  showPopover.mockClear();
  HTMLElement.prototype.showPopover = showPopover;
});
afterEach(async () => {
  // Lets pending announcements finish, so that they do not leak into the next test.
  await new Promise((resolve) => setTimeout(resolve, 200));
  for (const region of Object.values(mountAnnouncer().regions)) region.replaceChildren();
  // Restores jsdom, which lacks it.
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

it('enters the top layer with its first toast, not before', async () => {
  await renderUi(<Page />);
  const area = await screen.findByRole('region', { name: 'Messages' });
  expect(showPopover).not.toHaveBeenCalled();

  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(area).toHaveTextContent('Saved');
  expect(showPopover.mock.contexts).toEqual([area]);
});

it('announces each toast exactly once', async () => {
  await renderUi(<Page />);
  const { said, stop } = recordAnnouncements();
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(said).toEqual(['Saved', 'Saved']));
  stop();
});

it('announces a toast with its Undo button in a live region that existed before, a danger assertively', async () => {
  const { place, regions } = mountAnnouncer();
  const toasts = (shown: boolean) => (
    <ToastArea>
      {shown && (
        <>
          <Toast onClose={jest.fn()} onUndo={jest.fn()}>
            Plan archived
          </Toast>
          <Toast kind="danger" onClose={jest.fn()}>
            Not saved
          </Toast>
        </>
      )}
    </ToastArea>
  );
  const view = await renderUi(toasts(true));
  expect(place).toBeInTheDocument();
  expect(regions.polite).toBeEmptyDOMElement();
  await waitFor(() => expect(regions.polite).toHaveTextContent('Plan archived. Undo'));
  expect(regions.assertive).toHaveTextContent('Not saved');
  // The visible toast is not inside a live region: it would be announced twice.
  expect(
    screen.getByText('Not saved').closest('[aria-live], [role="status"], [role="alert"]'),
  ).toBeNull();
  view.unmount();
});

it('announces a toast after a dialog that closes at the same time', async () => {
  const { place } = mountAnnouncer();
  const { said, stop } = recordAnnouncements();
  function SaveDialog() {
    const [saved, setSaved] = useState(false);
    return (
      <>
        {!saved && (
          <Modal title="Plan" onClose={jest.fn()}>
            <button onClick={() => setSaved(true)}>Save</button>
          </Modal>
        )}
        <ToastArea>{saved && <Toast onClose={jest.fn()}>Plan saved</Toast>}</ToastArea>
      </>
    );
  }
  await renderUi(<SaveDialog />);
  const save = await screen.findByRole('button', { name: 'Save' });
  expect(place.parentElement).toBe(screen.getByRole('dialog'));
  await userEvent.click(save);
  expect(place.parentElement).toBe(document.body);
  expect(said).toEqual([]);
  await waitFor(() => expect(said).toEqual(['Plan saved']));
  stop();
});

function DeletePage({ keepsButton }: { keepsButton: boolean }) {
  const [shown, setShown] = useState(true);
  return (
    <>
      <main id="main" tabIndex={-1}>
        {(keepsButton || shown) && <button>Delete</button>}
      </main>
      <button>Simulation</button>
      <ToastArea>
        {shown && (
          <Toast kind="success" onUndo={() => undefined} onClose={() => setShown(false)}>
            Deleted
          </Toast>
        )}
      </ToastArea>
    </>
  );
}

it.each(['Undo', 'Dismiss'])(
  '%s returns the focus to the element that had it before',
  async (name) => {
    await renderUi(<DeletePage keepsButton />);
    const origin = screen.getByRole('button', { name: 'Delete' });
    origin.focus();
    await userEvent.click(screen.getByRole('button', { name }));
    expect(screen.queryByText('Deleted')).not.toBeInTheDocument();
    expect(origin).toHaveFocus();
  },
);

it('moves the focus to the page if nothing had it before', async () => {
  await renderUi(<DeletePage keepsButton={false} />);
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(screen.getByRole('main')).toHaveFocus();
});

it('returns the focus to the element where tabbing started, not to the last tab stop', async () => {
  await renderUi(<DeletePage keepsButton />);
  const origin = screen.getByRole('button', { name: 'Delete' });
  await userEvent.click(origin);
  await userEvent.tab();
  expect(screen.getByRole('button', { name: 'Simulation' })).toHaveFocus();
  await userEvent.tab();
  expect(screen.getByRole('button', { name: 'Undo' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(origin).toHaveFocus();
});

it('moves the focus to the page if the element where tabbing started is gone', async () => {
  await renderUi(<DeletePage keepsButton={false} />);
  await userEvent.tab();
  await userEvent.tab();
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(screen.getByRole('main')).toHaveFocus();
});
