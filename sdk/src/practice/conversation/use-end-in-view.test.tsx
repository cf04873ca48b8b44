import { act, render } from '@testing-library/react';
import { useEndInView } from './use-end-in-view';

function Conversation({ newest, own = false }: { newest: string; own?: boolean }) {
  return <div ref={useEndInView(newest, own)} />;
}

/** Reports whether the end is in view. */
let report: (isIntersecting: boolean) => void;
let scroll: jest.SpyInstance;

beforeEach(() => {
  scroll = jest.spyOn(Element.prototype, 'scrollIntoView').mockImplementation();
  jest.spyOn(window, 'IntersectionObserver').mockImplementation((onChange) => {
    report = (isIntersecting) =>
      act(() => onChange([{ isIntersecting } as IntersectionObserverEntry], {} as never));
    return { observe() {}, disconnect() {} } as unknown as IntersectionObserver;
  });
});
afterEach(() => jest.restoreAllMocks());

it('opens a conversation at its end', () => {
  const { container } = render(<Conversation newest="m1" />);
  expect(scroll.mock.contexts).toEqual([container.firstChild]);
  expect(scroll).toHaveBeenCalledWith({ block: 'end' });
});

it('follows new messages as long as the end is in view, and not while the user reads above', () => {
  const { rerender } = render(<Conversation newest="m1" />);
  rerender(<Conversation newest="m2" />);
  expect(scroll).toHaveBeenCalledTimes(2);
  rerender(<Conversation newest="m2" />);
  report(false);
  rerender(<Conversation newest="m3" />);
  expect(scroll).toHaveBeenCalledTimes(2);
  report(true);
  rerender(<Conversation newest="m4" />);
  expect(scroll).toHaveBeenCalledTimes(3);
});

it('scrolls to a message that the user sent', () => {
  const { rerender } = render(<Conversation newest="m1" />);
  report(false);
  rerender(<Conversation newest="m2" own />);
  expect(scroll).toHaveBeenCalledTimes(2);
});
