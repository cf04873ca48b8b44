import { render } from '@testing-library/react';
import { useEndInView } from './use-end-in-view';

function Conversation({ own }: { own?: string }) {
  const { content, end } = useEndInView(own);
  return (
    <div ref={content}>
      <div ref={end} data-testid="reply" />
    </div>
  );
}

/** Reports whether the reply is in view; its width is 0 until the drawer is shown. */
let report: (isIntersecting: boolean, width?: number) => void;
/** Reports that the conversation is another size. */
let resize: () => void;
let scroll: jest.SpyInstance;

const observer = () => ({ observe() {}, disconnect() {} }) as never;

beforeEach(() => {
  scroll = jest.spyOn(Element.prototype, 'scrollIntoView').mockImplementation();
  jest.spyOn(window, 'IntersectionObserver').mockImplementation((onChange) => {
    report = (isIntersecting, width = 360) =>
      onChange(
        [{ isIntersecting, boundingClientRect: { width } } as IntersectionObserverEntry],
        observer(),
      );
    return observer();
  });
  jest.spyOn(window, 'ResizeObserver').mockImplementation((onChange) => {
    resize = () => onChange([], observer());
    return observer();
  });
});

afterEach(() => jest.restoreAllMocks());

it('scrolls to the reply once the conversation is shown', () => {
  const { getByTestId } = render(<Conversation />);
  report(false, 0);
  expect(scroll).not.toHaveBeenCalled();
  resize();
  expect(scroll.mock.contexts).toEqual([getByTestId('reply')]);
  expect(scroll).toHaveBeenCalledWith({ block: 'end' });
});

it('keeps the reply in view as the conversation grows, and stays while the user reads above', () => {
  render(<Conversation />);
  report(true);
  resize();
  expect(scroll).toHaveBeenCalledTimes(1);
  report(false);
  resize();
  expect(scroll).toHaveBeenCalledTimes(1);
  report(true);
  resize();
  expect(scroll).toHaveBeenCalledTimes(2);
});

it('scrolls to a message that the user sent', () => {
  const { rerender } = render(<Conversation />);
  report(false);
  rerender(<Conversation own="m2" />);
  expect(scroll).toHaveBeenCalledTimes(1);
});
