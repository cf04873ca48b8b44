import { act, screen } from '@testing-library/react';
import type { Endpoint } from '@praxis/contract';
import type { RemoteModule } from '../remote';
import { matches, type Fault } from './answers';
import { createDriver, type FormUnderTest } from './form-driver';
import { renderRemote, type RenderedRemote } from './index';
import { expectPlainWords } from './plain-words';
import { changeElsewhere, recordsOf } from './records-changed';
import { before as pageBefore } from './remote-under-test';
import { settle } from './settle';

export { actionOfARow, chooseTime } from './form-driver';

/** What sending meets, one after the other, before it succeeds. The last one was carried out. */
const faults: readonly Fault[] = [
  { status: 500 },
  'timeout',
  'offline',
  'malformed',
  'unauthenticated',
  'answerLost',
];

/**
 * Two tests for each command that an app can send, by a form or by one click; `tooling/checks` names
 * those that have none.
 *
 * What was entered stays over every fault and over a change in another tab, and each is said in words.
 * After an answer that got lost, another try and a double click all is there once. Where somebody goes
 * Back before the answer came, a refusal is said, success is there once, and they stay where they went.
 */
export function testFormsUnderFaults(
  remote: RemoteModule,
  forms: Readonly<Record<string, FormUnderTest>>,
): void {
  describe.each(Object.entries(forms))('%s', (_name, form) => {
    it('keeps what was entered, and is carried out once', () => meetFaults(remote, form), 60_000);
    it('is carried out once where one goes Back meanwhile', () => goBack(remote, form), 60_000);
  });
}

async function meetFaults(remote: RemoteModule, form: FormUnderTest): Promise<void> {
  const { sends } = form;
  const view = await renderRemote({ remote, ...form });
  const { fill, press, pressAgain, entries } = createDriver(view, form);
  await fill();
  const entered = entries();
  const unsent = recordsOf(view);

  const expectTold = async (fault: Fault) => {
    const tries = requestsOf(view, sends).length;
    const notices = view.host.notices.length;
    await press();
    await settle(view);
    expect([fault, requestsOf(view, sends).length]).toEqual([fault, tries + 1]);
    const told = [...wordsInPlace(), ...errorsIn(view, notices)];
    expect([fault, told.join()]).toEqual([fault, expect.stringMatching(whatToDo)]);
    expectPlainWords(told);
    if (form.enter) expect([fault, entries()]).toEqual([fault, entered]);
  };

  for (const fault of faults) {
    if (fault === 'answerLost' && !form.drafts) expect(recordsOf(view)).toEqual(unsent);
    view.failNext(sends, fault);
    await expectTold(fault);
  }
  const carriedOut = recordsOf(view);
  expect(carriedOut).not.toEqual(unsent);

  const release = view.hold(sends);
  await press();
  await settle(view);
  pressAgain();
  release();
  await settle(view);

  // The answer that got lost was of a command that had been carried out.
  expect(recordsOf(view)).toEqual(carriedOut);
  const keys = requestsOf(view, sends).map(({ headers }) => headers['Idempotency-Key']);
  if (form.enter) {
    expect(keys).toHaveLength(faults.length + 1);
    const [lost, again] = keys.slice(-2);
    expect(again).toBeDefined();
    expect(again).toBe(lost);
  }
  expect(wordsInPlace()).toEqual([]);
}

async function goBack(remote: RemoteModule, form: FormUnderTest): Promise<void> {
  const { sends, record } = form;
  const view = await renderRemote({ remote, ...form });
  const { fill, press, entries } = createDriver(view, form);
  const { pathname, search } = view.router.state.location;
  const leaveMeanwhile = async () => {
    const release = view.hold(sends);
    const tries = requestsOf(view, sends).length;
    const notices = view.host.notices.length;
    await press();
    await settle(view);
    await act(() => view.router.navigate(-1));
    // Within a wizard, Back leads to the step before.
    if (pathOf(view) !== pageBefore) await act(() => view.router.navigate(pageBefore));
    release();
    await settle(view);
    expect(requestsOf(view, sends)).toHaveLength(tries + 1);
    expect(pathOf(view)).toBe(pageBefore);
    return errorsIn(view, notices);
  };

  await fill();
  const unsent = recordsOf(view);
  view.failNext(sends, { status: 500 });
  const told = await leaveMeanwhile();
  expect(told.join()).toMatch(whatToDo);
  expectPlainWords(told);
  expect(recordsOf(view)).toEqual(unsent);

  await act(() => view.router.navigate(pathname + search));
  await settle(view);
  await fill();
  if (sends.versioned) {
    const entered = entries();
    changeElsewhere(view, record === undefined ? idsIn(requestsOf(view, sends)) : [record]);
    const notices = view.host.notices.length;
    await press();
    await settle(view);
    const changed = [...wordsInPlace(), ...errorsIn(view, notices)];
    expect(changed.join()).toMatch(whatToDo);
    expect(entries()).toEqual(entered);
  }
  const before = recordsOf(view);
  expect(await leaveMeanwhile()).toEqual([]);
  expect(recordsOf(view)).not.toEqual(before);
}

/** Every sentence about a fault has something that one can do. */
const whatToDo = /again|check|review|reload/i;

/** What is said where it happened; notices stay until they are dismissed. */
const wordsInPlace = (): string[] =>
  screen
    .queryAllByRole('alert')
    .filter((alert) => !alert.closest('[aria-label="Messages"]'))
    .map(({ textContent }) => textContent);

const pathOf = ({ router }: RenderedRemote): string => router.state.location.pathname;

const errorsIn = ({ host }: RenderedRemote, from: number): string[] =>
  host.notices.slice(from).flatMap(({ kind, text }) => (kind === 'error' ? [text] : []));

const requestsOf = ({ sent }: RenderedRemote, endpoint: Endpoint) =>
  sent.filter(({ line }) => {
    const [method = '', path = ''] = line.split(' ');
    return matches(endpoint, { method, path });
  });

const idsIn = (requests: readonly { line: string }[]): string[] =>
  requests.at(-1)?.line.split('/').slice(1) ?? [];
