import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { HostProvider, type HostApi, type Notice } from '../../host';
import { renderUi } from '../../testing/render-ui';
import { lazyDialog } from './lazy-dialog';

const Greeting = ({ name, onClose }: { name: string; onClose(): void }) => (
  <button onClick={onClose}>Hello {name}</button>
);

it('loads its code when it is opened, and renders newer props', async () => {
  const load = jest.fn(async () => ({ default: Greeting }));
  const Dialog = lazyDialog(load);
  function Page() {
    const [name, setName] = useState('');
    return (
      <>
        <button onClick={() => setName('Ada')}>Open</button>
        <button onClick={() => setName('Grace')}>Rename</button>
        {name !== '' && <Dialog name={name} onClose={() => setName('')} />}
      </>
    );
  }
  await renderUi(<Page />);
  expect(load).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  const dialog = await screen.findByText('Hello Ada');
  await userEvent.click(screen.getByRole('button', { name: 'Rename' }));
  expect(dialog).toHaveTextContent('Hello Grace');
  await userEvent.click(dialog);
  expect(dialog).not.toBeInTheDocument();
  expect(load).toHaveBeenCalledTimes(1);
});

it('notifies about slow and failed loading, and closes after a failure', async () => {
  jest.useFakeTimers();
  try {
    const notices: Pick<Notice, 'kind' | 'text'>[] = [];
    const host = { notify: ({ kind, text }: Notice) => notices.push({ kind, text }) };
    const close = jest.fn();
    let fail = (_error: Error) => {};
    const code = new Promise<{ default: typeof Greeting }>((_, reject) => (fail = reject));
    const Dialog = lazyDialog(() => code);
    await renderUi(
      <HostProvider value={host as unknown as HostApi}>
        <Dialog name="Ada" onClose={close} />
      </HostProvider>,
    );
    await act(() => jest.advanceTimersByTimeAsync(5_000));
    expect(notices).toEqual([{ kind: 'info', text: 'This is taking longer than usual.' }]);
    fail(new Error('Loading chunk 133 failed'));
    await act(() => jest.advanceTimersByTimeAsync(1));
    expect(notices.at(-1)).toMatchObject({ kind: 'error' });
    expect(close).toHaveBeenCalledTimes(1);
  } finally {
    jest.useRealTimers();
  }
});
