import { fireEvent } from '@testing-library/react';
import { cancelDragOnEscape } from './cancel-drag';

const engine = jest.fn();
const onClick = jest.fn();
const record = ({ type, clientX }: MouseEvent) => engine(type, clientX < 0 ? 'outside' : 'inside');
let section: HTMLElement;
let stop: () => void;

beforeEach(() => {
  jest.useFakeTimers();
  jest.clearAllMocks();
  section = document.body.appendChild(document.createElement('section'));
  section.addEventListener('click', onClick);
  document.addEventListener('mousemove', record);
  document.addEventListener('mouseup', record);
  stop = cancelDragOnEscape(section);
});

afterEach(() => {
  stop();
  section.remove();
  document.removeEventListener('mousemove', record);
  document.removeEventListener('mouseup', record);
  jest.useRealTimers();
});

it('drops outside the calendar, and ignores the click when the button is released', () => {
  fireEvent.mouseDown(section);
  fireEvent.keyDown(section, { key: 'Escape' });
  expect(engine.mock.calls).toEqual([
    ['mousemove', 'outside'],
    ['mouseup', 'outside'],
  ]);
  fireEvent.mouseUp(section);
  // Would follow the link of an event.
  expect(fireEvent.click(section)).toBe(false);
  expect(onClick).not.toHaveBeenCalled();
  jest.runAllTimers();
  fireEvent.click(section);
  expect(onClick).toHaveBeenCalledTimes(1);
});

it('ignores Escape without a drag, and other keys during a drag', () => {
  const others = jest.fn();
  section.addEventListener('keydown', others);
  fireEvent.mouseDown(section);
  fireEvent.keyDown(section, { key: 'Shift' });
  fireEvent.mouseUp(section);
  engine.mockClear();
  fireEvent.keyDown(section, { key: 'Escape' });
  expect(engine).not.toHaveBeenCalled();
  expect(others).toHaveBeenCalledTimes(2);
});
