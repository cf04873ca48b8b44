/** @jest-environment jsdom */
import { requestElements, runEarlyScript, setUpEarlyScript } from '../testing/early-script';

// Once: the listeners of a second run would handle each error too.
beforeAll(() => {
  setUpEarlyScript();
  runEarlyScript();
});

beforeEach(() => {
  jest.useFakeTimers();
  delete document.documentElement.dataset['start'];
});

/** Puts elements into the page as `index.html` does; returns the newest element of a file. */
function pageWith(html: string) {
  document.head.innerHTML = html;
  const newest = (file: string) =>
    requestElements()
      .filter((element) => element.outerHTML.includes(file))
      .at(-1);
  const fail = (file: string) => newest(file)?.dispatchEvent(new Event('error'));
  return { newest, fail };
}

const script = '<script async fetchpriority="high" src="/react.js"></script>';

test('requests a failed script again, which webpack waits for', () => {
  const { newest, fail } = pageWith(script);
  const first = newest('/react.js');
  const sawError = jest.fn();
  first?.addEventListener('error', sawError);
  fail('/react.js');
  jest.advanceTimersByTime(500);
  expect(newest('/react.js')).not.toBe(first);
  expect(sawError).not.toHaveBeenCalled();
});

test('lets webpack report a script that fails three times, and request it again', () => {
  const { newest, fail } = pageWith(script);
  const sawError = jest.fn();
  for (const delay of [500, 2_000, 0]) {
    newest('/react.js')?.addEventListener('error', sawError);
    fail('/react.js');
    jest.advanceTimersByTime(delay);
  }
  expect(sawError).toHaveBeenCalledTimes(3);
  expect(newest('/react.js')).toBeUndefined();
  expect(document.documentElement.dataset['start']).toBeUndefined();
});

test('requests a failed style again in its place, so that it does not override later ones', () => {
  const { newest, fail } = pageWith(
    '<link rel="stylesheet" href="/main.css"><link rel="stylesheet" type="text/css" href="/page.css">',
  );
  const first = newest('/main.css');
  fail('/main.css');
  jest.advanceTimersByTime(500);
  expect(newest('/main.css')).not.toBe(first);
  expect(newest('/main.css')?.nextElementSibling).toBe(newest('/page.css'));
});

test('says that the page cannot start if its entry is missing', () => {
  const { fail } = pageWith('<script defer fetchpriority="high" src="/main.js"></script>');
  for (const delay of [500, 2_000, 0]) {
    expect(document.documentElement.dataset['start']).toBeUndefined();
    fail('/main.js');
    jest.advanceTimersByTime(delay);
  }
  expect(document.documentElement.dataset['start']).toBe('failed');
});

test('leaves files of webpack and of role apps to them', () => {
  const { newest, fail } = pageWith(
    '<script src="/chunk.js"></script><link rel="stylesheet" type="text/css" href="/page.css">',
  );
  for (const file of ['/chunk.js', '/page.css']) {
    const element = newest(file);
    fail(file);
    jest.advanceTimersByTime(5_000);
    expect(newest(file)).toBe(element);
  }
});
