import { showNextTo } from './floating';
import { follow } from './follow';

jest.mock('./follow', () => ({ follow: jest.fn() }));

const followMock = jest.mocked(follow);
const below = { side: 'top', align: 'end', gap: 6 } as const;
const whenCodeLoaded = () => new Promise((resolve) => setTimeout(resolve, 0));

function anchorAndMenu({ x = 300, y = 40 } = {}) {
  const anchor = document.createElement('button');
  anchor.getBoundingClientRect = () => new DOMRect(x, y, 32, 32);
  const menu = document.createElement('div');
  Object.defineProperties(menu, { offsetWidth: { value: 200 }, offsetHeight: { value: 120 } });
  return { anchor, menu };
}

beforeEach(() => {
  followMock.mockReset();
  // jsdom has no layout.
  Object.defineProperties(document.documentElement, {
    clientWidth: { value: 1280, configurable: true },
    clientHeight: { value: 900, configurable: true },
  });
});

it('opens below its anchor immediately, and follows it once the positioning code has loaded', async () => {
  const stop = jest.fn();
  followMock.mockReturnValue(stop);
  const { anchor, menu } = anchorAndMenu();
  const close = showNextTo(anchor, menu, below);
  expect(menu.style).toMatchObject({ left: '132px', top: '78px' });
  await whenCodeLoaded();
  expect(followMock).toHaveBeenCalledWith(anchor, menu, below);
  close();
  expect(stop).toHaveBeenCalledTimes(1);
});

it.each([
  { where: 'at the bottom edge', at: { x: 300, y: 850 }, left: '132px', top: '724px' },
  { where: 'with exactly enough room', at: { x: 300, y: 742 }, left: '132px', top: '780px' },
  { where: 'at the left edge', at: { x: 0, y: 40 }, left: '0px', top: '78px' },
])('stays inside the viewport before that code has loaded: $where', ({ at, left, top }) => {
  const { anchor, menu } = anchorAndMenu(at);
  showNextTo(anchor, menu, below)();
  expect(menu.style).toMatchObject({ left, top });
});

it('stays inside the viewport at its right edge', () => {
  const { anchor, menu } = anchorAndMenu({ x: 1200 });
  showNextTo(anchor, menu, { ...below, align: 'start' })();
  expect(menu.style.left).toBe('1080px');
});

it('does not follow an element that closed before the code loaded', async () => {
  const { anchor, menu } = anchorAndMenu();
  showNextTo(anchor, menu, below)();
  await whenCodeLoaded();
  expect(followMock).not.toHaveBeenCalled();
});
