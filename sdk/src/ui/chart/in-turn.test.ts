import { inTurn, whenOthersAreDone } from './in-turn';

beforeEach(() => jest.useFakeTimers());

const drawing = () => {
  const drawn: string[] = [];
  return { drawn, draw: (name: string) => () => void drawn.push(name) };
};

it('draws nothing far before something near is asked for, then what is near first', () => {
  const { drawn, draw } = drawing();
  whenOthersAreDone(draw('far'));
  jest.runAllTimers();
  expect(drawn).toEqual([]);
  inTurn(draw('first'));
  inTurn(draw('second'));
  expect(drawn).toEqual([]);
  jest.runAllTimers();
  expect(drawn).toEqual(['first', 'second', 'far']);
});

it('draws one a task', () => {
  const { drawn, draw } = drawing();
  inTurn(draw('first'));
  inTurn(draw('second'));
  jest.advanceTimersToNextTimer();
  expect(drawn).toEqual(['first']);
  jest.advanceTimersToNextTimer();
  expect(drawn).toEqual(['first', 'second']);
});

it('draws what comes later too, and not what was taken back', () => {
  const { drawn, draw } = drawing();
  inTurn(draw('near'));
  jest.runAllTimers();
  const takeBack = whenOthersAreDone(draw('left'));
  whenOthersAreDone(draw('late'));
  takeBack();
  jest.runAllTimers();
  expect(drawn).toEqual(['near', 'late']);
});

it('draws the others where one of them fails', () => {
  const { drawn, draw } = drawing();
  inTurn(() => {
    throw new Error('broken');
  });
  inTurn(draw('next'));
  expect(() => jest.runAllTimers()).toThrow('broken');
  jest.runAllTimers();
  expect(drawn).toEqual(['next']);
});
