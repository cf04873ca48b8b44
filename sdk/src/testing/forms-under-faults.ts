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
 * A test for each command that an app can send, by a form or by one click; `tooling/checks` names
 * those that have none.
 *
 * Where somebody goes Back before a refusal came, it is said, or it has been tried again by itself and
 * has succeeded. What was entered stays over every fault
 * and over a change in another tab, and each is said in words. After an answer that got lost, another
 * try, a double click and Back all is there once, and they stay where they went.
 */
export function testFormsUnderFaults(
  remote: RemoteModule,
  forms: Readonly<Record<string, FormUnderTest>>,
): void {
  it.each(Object.entries(forms))(
    'keeps what was entered, and is carried out once: %s',
    (_name, form) => meetFaults(remote, form),
    60_000,
  );
}

async function meetFaults(remote: RemoteModule, form: FormUnderTest): Promise<void> {
  const { sends, record } = form;
  const view = await renderRemote({ remote, ...form });
  const { fill, press, pressAgain, entries } = createDriver(view, form);
  const { pathname, search } = view.router.state.location;
  /** Presses, goes elsewhere before the answer, and says which errors were told there. */
  const leaveMeanwhile = async (twice: boolean) => {
    const release = view.hold(sends);
    const notices = view.host.notices.length;
    await press();
    await settle(view);
    if (twice) pressAgain();
    await act(() => view.router.navigate(-1));
    // Within a wizard, Back leads to the step before.
    if (pathOf(view) !== pageBefore) await act(() => view.router.navigate(pageBefore));
    release();
    await settle(view);
    expect(pathOf(view)).toBe(pageBefore);
    return errorsIn(view, notices);
  };

  await fill();
  const untold = recordsOf(view);
  view.failNext(sends, { status: 500 });
  const left = await leaveMeanwhile(false);
  if (form.keepsOnLeaving) {
    expect(left).toEqual([]);
    expect(recordsOf(view)).not.toEqual(untold);
  } else expect(left.join()).toMatch(whatToDo);
  expectPlainWords(left);

  await act(() => view.router.navigate(pathname + search));
  await settle(view);
  // What waits to be sent again is still there.
  if (form.again === undefined) await fill();
  const entered = entries();
  const expectTold = async (fault: Fault | 'changed elsewhere') => {
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

  if (sends.versioned) {
    changeElsewhere(view, record === undefined ? idsIn(requestsOf(view, sends)) : [record]);
    await expectTold('changed elsewhere');
  }
  const unsent = recordsOf(view);
  for (const fault of faults) {
    if (fault === 'answerLost' && !form.drafts) expect(recordsOf(view)).toEqual(unsent);
    view.failNext(sends, fault);
    await expectTold(fault);
  }
  const carriedOut = recordsOf(view);
  expect(carriedOut).not.toEqual(unsent);

  const sent = requestsOf(view, sends).length;
  expect(await leaveMeanwhile(true)).toEqual([]);
  // The answer that got lost was of a command that had been carried out.
  expect(recordsOf(view)).toEqual(carriedOut);
  const keys = requestsOf(view, sends).map(({ headers }) => headers['Idempotency-Key']);
  if (form.enter) {
    expect(keys).toHaveLength(sent + 1);
    const [lost, again] = keys.slice(-2);
    expect(again).toBeDefined();
    expect(again).toBe(lost);
    if (form.again !== undefined) expect(new Set(keys).size).toBe(1);
  }
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
