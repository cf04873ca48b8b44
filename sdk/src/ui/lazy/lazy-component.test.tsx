import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createElement, useState } from 'react';
import { HostProvider, type HostApi, type Notice } from '../../host';
import { renderUi } from '../../testing/render-ui';
import { lazyComponent } from './lazy-component';
import { useLazyComponent } from './use-lazy-component';
import { useLazyDialog } from './use-lazy-dialog';

const Greeting = ({ name }: { name: string }) => <p>Hello {name}</p>;

describe('lazyComponent', () => {
  afterEach(() => jest.restoreAllMocks());

  it('shows what waits, then the part', async () => {
    const Part = lazyComponent(async () => ({ default: Greeting }), <p>On its way</p>);
    await renderUi(<Part name="Ada" />);
    expect(await screen.findByText('Hello Ada')).toBeVisible();
    expect(screen.queryByText('On its way')).not.toBeInTheDocument();
  });

  it('fetches once for all its places', async () => {
    const load = jest.fn(async () => ({ default: Greeting }));
    const Part = lazyComponent(load);
    const { unmount } = await renderUi(<Part name="Ada" />);
    expect(await screen.findByText('Hello Ada')).toBeVisible();
    unmount();
    await renderUi(<Part name="Grace" />);
    expect(screen.getByText('Hello Grace')).toBeVisible();
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('says a fetch that failed in its place, and asks again', async () => {
    const load = jest
      .fn(async () => ({ default: Greeting }))
      .mockRejectedValueOnce(new Error('Loading chunk 133 failed'));
    const Part = lazyComponent(load, <p>On its way</p>);
    await renderUi(
      <>
        <p>What stays</p>
        <Part name="Ada" />
      </>,
    );
    expect(await screen.findByRole('alert')).toHaveTextContent('Couldn’t load this');
    expect(screen.getByText('What stays')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('Hello Ada')).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('brings the failure of what stands over the page into view, and asks again for another record', async () => {
    const scroll = jest.spyOn(Element.prototype, 'scrollIntoView').mockImplementation();
    const load = jest
      .fn(async () => ({ default: Greeting }))
      .mockRejectedValueOnce(new Error('Loading chunk 133 failed'));
    const Part = lazyComponent(load);
    function List() {
      const [name, open] = useState('Ada');
      return (
        <>
          <button onClick={() => open('Grace')}>Grace</button>
          <Part name={name} />
        </>
      );
    }
    await renderUi(<List />);
    const fault = await screen.findByRole('alert');
    expect(scroll.mock.contexts).toEqual([fault.parentElement]);
    await userEvent.click(screen.getByRole('button', { name: 'Grace' }));
    expect(await screen.findByText('Hello Grace')).toBeVisible();
    expect(load).toHaveBeenCalledTimes(2);
  });

  it.each([
    ['says in a notice that a drawer takes long', undefined, ['This is taking longer than usual.']],
    ['leaves that to what is shown in the place of another part', <p key="">On its way</p>, []],
  ])('%s', async (_what, waiting, said) => {
    jest.useFakeTimers();
    try {
      const notices: string[] = [];
      const host = { notify: ({ text }: Notice) => notices.push(text) };
      const Part = lazyComponent(
        () => new Promise<{ default: typeof Greeting }>(() => {}),
        waiting,
      );
      await renderUi(
        <HostProvider value={host as unknown as HostApi}>
          <Part name="Ada" />
        </HostProvider>,
      );
      await act(() => jest.advanceTimersByTimeAsync(5_000));
      expect(notices).toEqual(said);
    } finally {
      jest.useRealTimers();
    }
  });

  it('leaves the page where it is when a part with a place of its own fails', async () => {
    const scroll = jest.spyOn(Element.prototype, 'scrollIntoView').mockImplementation();
    const Part = lazyComponent(
      async () => Promise.reject<{ default: typeof Greeting }>(new Error('gone')),
      <p>On its way</p>,
    );
    await renderUi(<Part name="Ada" />);
    expect(await screen.findByRole('alert')).toBeVisible();
    expect(scroll).not.toHaveBeenCalled();
  });
});

describe('useLazyComponent', () => {
  it('says once that it takes long, and nothing of what came in time', async () => {
    jest.useFakeTimers();
    try {
      const slow = jest.fn();
      let arrive = () => {};
      const code = new Promise<void>((resolve) => (arrive = resolve));
      const load = () => code.then(() => ({ default: Greeting }));
      const inTime = () =>
        new Promise<{ default: typeof Greeting }>((resolve) =>
          setTimeout(() => resolve({ default: Greeting }), 100),
        );
      function Place({ of: asked }: { of: typeof load }) {
        const Part = useLazyComponent(asked, jest.fn(), slow);
        return Part ? createElement(Part, { name: 'Ada' }) : <p>Nothing yet</p>;
      }
      const { unmount } = await renderUi(<Place of={inTime} />);
      await act(() => jest.advanceTimersByTimeAsync(20_000));
      expect(slow).not.toHaveBeenCalled();
      unmount();
      await renderUi(<Place of={load} />);
      await act(() => jest.advanceTimersByTimeAsync(20_000));
      expect(slow).toHaveBeenCalledTimes(1);
      arrive();
      await act(() => jest.advanceTimersByTimeAsync(1));
      expect(screen.getByText('Hello Ada')).toBeVisible();
    } finally {
      jest.useRealTimers();
    }
  });

  it('says a failure once, and shows nothing', async () => {
    const failed = jest.fn();
    const load = async () => Promise.reject<{ default: typeof Greeting }>(new Error('gone'));
    function Place() {
      const Part = useLazyComponent(load, failed);
      return Part ? createElement(Part, { name: 'Ada' }) : <p>Nothing yet</p>;
    }
    await renderUi(<Place />);
    expect(await screen.findByText('Nothing yet')).toBeVisible();
    expect(failed).toHaveBeenCalledTimes(1);
  });
});

describe('useLazyDialog', () => {
  it('says in notices that it takes long, and that it failed: then it counts as closed', async () => {
    jest.useFakeTimers();
    try {
      const notices: Pick<Notice, 'kind' | 'text'>[] = [];
      const host = { notify: ({ kind, text }: Notice) => notices.push({ kind, text }) };
      const closed = jest.fn();
      let fail = (_error: Error) => {};
      const code = new Promise<{ default: typeof Greeting }>((_, reject) => (fail = reject));
      const load = () => code;
      function Place() {
        useLazyDialog(load, closed);
        return null;
      }
      await renderUi(
        <HostProvider value={host as unknown as HostApi}>
          <Place />
        </HostProvider>,
      );
      await act(() => jest.advanceTimersByTimeAsync(5_000));
      expect(notices).toEqual([{ kind: 'info', text: 'This is taking longer than usual.' }]);
      fail(new Error('Loading chunk 133 failed'));
      await act(() => jest.advanceTimersByTimeAsync(1));
      expect(notices.at(-1)).toMatchObject({ kind: 'error' });
      expect(closed).toHaveBeenCalledTimes(1);
    } finally {
      jest.useRealTimers();
    }
  });
});
