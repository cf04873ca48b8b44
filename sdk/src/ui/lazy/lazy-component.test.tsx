import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createElement, useState } from 'react';
import { HostProvider, type HostApi, type Notice } from '../../host';
import { renderUi } from '../../testing/render-ui';
import { lazyComponent } from './lazy-component';
import { useLazyComponent } from './use-lazy-component';

const Greeting = ({ name }: { name: string }) => <p>Hello {name}</p>;

describe('lazyComponent', () => {
  afterEach(() => jest.restoreAllMocks());

  it('shows the fallback, then the component', async () => {
    const Part = lazyComponent(async () => ({ default: Greeting }), <p>On its way</p>);
    await renderUi(<Part name="Ada" />);
    expect(await screen.findByText('Hello Ada')).toBeVisible();
    expect(screen.queryByText('On its way')).not.toBeInTheDocument();
  });

  it('loads its code once for all instances', async () => {
    const load = jest.fn(async () => ({ default: Greeting }));
    const Part = lazyComponent(load);
    const { unmount } = await renderUi(<Part name="Ada" />);
    expect(await screen.findByText('Hello Ada')).toBeVisible();
    unmount();
    await renderUi(<Part name="Grace" />);
    expect(screen.getByText('Hello Grace')).toBeVisible();
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('shows an error in its place when its code fails to load, and retries', async () => {
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

  it('scrolls the error of a drawer into view, and retries when another record is opened', async () => {
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
    const error = await screen.findByRole('alert');
    expect(scroll.mock.contexts).toEqual([error.parentElement]);
    await userEvent.click(screen.getByRole('button', { name: 'Grace' }));
    expect(await screen.findByText('Hello Grace')).toBeVisible();
    expect(load).toHaveBeenCalledTimes(2);
  });

  it.each([
    ['notifies that a drawer takes long to load', undefined, ['This is taking longer than usual.']],
    ['shows no notice if there is a fallback', <p key="">On its way</p>, []],
  ])('%s', async (_what, fallback, expected) => {
    jest.useFakeTimers();
    try {
      const notices: string[] = [];
      const host = { notify: ({ text }: Notice) => notices.push(text) };
      const Part = lazyComponent(
        () => new Promise<{ default: typeof Greeting }>(() => {}),
        fallback,
      );
      await renderUi(
        <HostProvider value={host as unknown as HostApi}>
          <Part name="Ada" />
        </HostProvider>,
      );
      await act(() => jest.advanceTimersByTimeAsync(5_000));
      expect(notices).toEqual(expected);
    } finally {
      jest.useRealTimers();
    }
  });

  it('does not scroll to the error if there is a fallback', async () => {
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
  it('calls onSlow once for slow code, and never for fast code', async () => {
    jest.useFakeTimers();
    try {
      const slow = jest.fn();
      let finish = () => {};
      const code = new Promise<void>((resolve) => (finish = resolve));
      const loadSlowly = () => code.then(() => ({ default: Greeting }));
      const loadFast = () =>
        new Promise<{ default: typeof Greeting }>((resolve) =>
          setTimeout(() => resolve({ default: Greeting }), 100),
        );
      function Place({ load }: { load: typeof loadSlowly }) {
        const Part = useLazyComponent(load, jest.fn(), slow);
        return Part ? createElement(Part, { name: 'Ada' }) : <p>Nothing yet</p>;
      }
      const { unmount } = await renderUi(<Place load={loadFast} />);
      await act(() => jest.advanceTimersByTimeAsync(20_000));
      expect(slow).not.toHaveBeenCalled();
      unmount();
      await renderUi(<Place load={loadSlowly} />);
      await act(() => jest.advanceTimersByTimeAsync(20_000));
      expect(slow).toHaveBeenCalledTimes(1);
      finish();
      await act(() => jest.advanceTimersByTimeAsync(1));
      expect(screen.getByText('Hello Ada')).toBeVisible();
    } finally {
      jest.useRealTimers();
    }
  });

  it('calls onFailure once, and returns null', async () => {
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
