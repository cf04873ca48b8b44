import { queueDraw, queueOffscreenDraw } from './draw-queue';

beforeEach(() => jest.useFakeTimers());

const drawing = () => {
  const drawn: string[] = [];
  return { drawn, draw: (name: string) => () => void drawn.push(name) };
};

it('draws no offscreen chart until a visible one is queued, and visible ones first', () => {
  const { drawn, draw } = drawing();
  queueOffscreenDraw(draw('offscreen'));
  jest.runAllTimers();
  expect(drawn).toEqual([]);
  queueDraw(draw('first'));
  queueDraw(draw('second'));
  expect(drawn).toEqual([]);
  jest.runAllTimers();
  expect(drawn).toEqual(['first', 'second', 'offscreen']);
});

it('runs one task per macrotask', () => {
  const { drawn, draw } = drawing();
  queueDraw(draw('first'));
  queueDraw(draw('second'));
  jest.advanceTimersToNextTimer();
  expect(drawn).toEqual(['first']);
  jest.advanceTimersToNextTimer();
  expect(drawn).toEqual(['first', 'second']);
});

it('draws charts that are queued later, but no canceled ones', () => {
  const { drawn, draw } = drawing();
  queueDraw(draw('visible'));
  jest.runAllTimers();
  const cancel = queueOffscreenDraw(draw('canceled'));
  queueOffscreenDraw(draw('late'));
  cancel();
  jest.runAllTimers();
  expect(drawn).toEqual(['visible', 'late']);
});

it('continues when a task fails', () => {
  const { drawn, draw } = drawing();
  queueDraw(() => {
    throw new Error('broken');
  });
  queueDraw(draw('next'));
  expect(() => jest.runAllTimers()).toThrow('broken');
  jest.runAllTimers();
  expect(drawn).toEqual(['next']);
});
