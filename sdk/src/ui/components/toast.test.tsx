import { useState } from 'react';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { recordAnnouncements } from '../../testing/announcements';
import { renderUi } from '../../testing/render-ui';
import { Toast } from './toast';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('closes after a timeout, but not while hovered', async () => {
  const onClose = jest.fn();
  const person = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  await renderUi(<Toast onClose={onClose}>Saved</Toast>);
  await person.hover(screen.getByText('Saved'));
  act(() => jest.advanceTimersByTime(20_000));
  expect(onClose).not.toHaveBeenCalled();
  await person.unhover(screen.getByText('Saved'));
  act(() => jest.advanceTimersByTime(6_000));
  expect(onClose).toHaveBeenCalledTimes(1);
});

it('restarts its timeout with each Tab: it is the last tab stop of the page', async () => {
  const onClose = jest.fn();
  const person = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  const stops = ['Save', 'Print', 'Delete'];
  await renderUi(
    <>
      {stops.map((stop) => (
        <button key={stop}>{stop}</button>
      ))}
      <Toast onClose={onClose}>Saved</Toast>
    </>,
  );
  for (const stop of stops) {
    act(() => jest.advanceTimersByTime(4_000));
    await person.tab();
    expect(screen.getByRole('button', { name: stop })).toHaveFocus();
  }
  expect(onClose).not.toHaveBeenCalled();
  act(() => jest.advanceTimersByTime(6_000));
  expect(onClose).toHaveBeenCalledTimes(1);
});

it('keeps the second press of a double click from what it covered', async () => {
  const onPage = jest.fn();
  const person = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  function List() {
    const [isOpen, setOpen] = useState(true);
    return (
      <>
        <button onClick={onPage}>Page 5</button>
        {isOpen && (
          <Toast onUndo={() => undefined} onClose={() => setOpen(false)}>
            Deleted
          </Toast>
        )}
      </>
    );
  }
  await renderUi(<List />);
  await person.click(screen.getByRole('button', { name: 'Undo' }));
  const covered = screen.getByRole('button', { name: 'Page 5' });
  fireEvent.click(covered, { detail: 2 });
  expect(onPage).not.toHaveBeenCalled();
  fireEvent.click(covered, { detail: 1 });
  expect(onPage).toHaveBeenCalledTimes(1);
});

it('undoes the action and closes', async () => {
  const onUndo = jest.fn();
  const onClose = jest.fn();
  const person = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  await renderUi(
    <Toast onUndo={onUndo} onClose={onClose}>
      Canceled
    </Toast>,
  );
  await person.click(screen.getByRole('button', { name: 'Undo' }));
  expect(onUndo).toHaveBeenCalledTimes(1);
  expect(onClose).toHaveBeenCalledTimes(1);
});

it.each([
  ['Saved', 'Saved. Undo'],
  ['Couldn’t save.', 'Couldn’t save. Undo'],
])('announces the button after "%s" as a separate sentence', async (message, announcement) => {
  const { said, stop } = recordAnnouncements();
  await renderUi(
    <Toast onUndo={jest.fn()} onClose={jest.fn()}>
      {message}
    </Toast>,
  );
  act(() => jest.advanceTimersByTime(1_000));
  await waitFor(() => expect(said).toContain(announcement));
  stop();
});
