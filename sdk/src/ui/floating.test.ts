import { showBeside } from './floating';
import { follow } from './follow';

jest.mock('./follow', () => ({ follow: jest.fn() }));

const following = jest.mocked(follow);
const below = { side: 'top', align: 'end', gap: 6 } as const;
const codeIsThere = () => new Promise((resolve) => setTimeout(resolve, 0));

function anchorAndMenu({ x = 300, y = 40 } = {}) {
  const anchor = document.createElement('button');
  anchor.getBoundingClientRect = () => new DOMRect(x, y, 32, 32);
  const menu = document.createElement('div');
  Object.defineProperties(menu, { offsetWidth: { value: 200 }, offsetHeight: { value: 120 } });
  return { anchor, menu };
}

beforeEach(() => {
  following.mockReset();
  // jsdom lays nothing out.
  Object.defineProperties(document.documentElement, {
    clientWidth: { value: 1280, configurable: true },
    clientHeight: { value: 900, configurable: true },
  });
});

it('stands below its anchor at once, and follows it when the code for that is there', async () => {
  const stop = jest.fn();
  following.mockReturnValue(stop);
  const { anchor, menu } = anchorAndMenu();
  const close = showBeside(anchor, menu, below);
  expect(menu.style).toMatchObject({ left: '132px', top: '78px' });
  await codeIsThere();
  expect(following).toHaveBeenCalledWith(anchor, menu, below);
  close();
  expect(stop).toHaveBeenCalledTimes(1);
});

it.each([
  { where: 'at the foot of the window', at: { x: 300, y: 850 }, left: '132px', top: '724px' },
  { where: 'with as much room as it needs', at: { x: 300, y: 742 }, left: '132px', top: '780px' },
  { where: 'at the left edge', at: { x: 0, y: 40 }, left: '0px', top: '78px' },
])('is inside the window before that code is there: $where', ({ at, left, top }) => {
  const { anchor, menu } = anchorAndMenu(at);
  showBeside(anchor, menu, below)();
  expect(menu.style).toMatchObject({ left, top });
});

it('is inside the window at its right edge', () => {
  const { anchor, menu } = anchorAndMenu({ x: 1200 });
  showBeside(anchor, menu, { ...below, align: 'start' })();
  expect(menu.style.left).toBe('1080px');
});

it('does not follow any more what was closed before', async () => {
  const { anchor, menu } = anchorAndMenu();
  showBeside(anchor, menu, below)();
  await codeIsThere();
  expect(following).not.toHaveBeenCalled();
});
