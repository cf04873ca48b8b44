import { showBeside } from './floating';
import { follow } from './follow';

jest.mock('./follow', () => ({ follow: jest.fn() }));

const following = jest.mocked(follow);
const below = { side: 'top', align: 'end', gap: 6 } as const;
const codeIsThere = () => new Promise((resolve) => setTimeout(resolve, 0));

function anchorAndMenu() {
  const anchor = document.createElement('button');
  anchor.getBoundingClientRect = () => new DOMRect(300, 40, 32, 32);
  const menu = document.createElement('div');
  Object.defineProperty(menu, 'offsetWidth', { value: 200 });
  return { anchor, menu };
}

beforeEach(() => following.mockReset());

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

it('does not follow any more what was closed before', async () => {
  const { anchor, menu } = anchorAndMenu();
  showBeside(anchor, menu, below)();
  await codeIsThere();
  expect(following).not.toHaveBeenCalled();
});
