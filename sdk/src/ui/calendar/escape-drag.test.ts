import { fireEvent } from '@testing-library/react';
import { escapeDrag } from './escape-drag';

const engine = jest.fn();
const pressed = jest.fn();
const note = ({ type, clientX }: MouseEvent) => engine(type, clientX < 0 ? 'beyond' : 'within');
let section: HTMLElement;
let stop: () => void;

beforeEach(() => {
  jest.useFakeTimers();
  jest.clearAllMocks();
  section = document.body.appendChild(document.createElement('section'));
  section.addEventListener('click', pressed);
  document.addEventListener('mousemove', note);
  document.addEventListener('mouseup', note);
  stop = escapeDrag(section);
});

afterEach(() => {
  stop();
  section.remove();
  document.removeEventListener('mousemove', note);
  document.removeEventListener('mouseup', note);
  jest.useRealTimers();
});

it('lets go beyond the calendar, and the button that comes up later presses nothing', () => {
  fireEvent.mouseDown(section);
  fireEvent.keyDown(section, { key: 'Escape' });
  expect(engine.mock.calls).toEqual([
    ['mousemove', 'beyond'],
    ['mouseup', 'beyond'],
  ]);
  fireEvent.mouseUp(section);
  fireEvent.click(section);
  expect(pressed).not.toHaveBeenCalled();
  jest.runAllTimers();
  fireEvent.click(section);
  expect(pressed).toHaveBeenCalledTimes(1);
});

it('leaves Escape alone while nothing is held, and other keys while something is', () => {
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
