import { act, screen } from '@testing-library/react';
import type { Endpoint } from '@praxis/contract';
import type { RemoteModule } from '../remote';
import { matches } from './matches';
import type { Fault } from './responses';
import { createDriver, type FormUnderTest } from './form-driver';
import { renderRemote, type RenderedRemote } from './index';
import { expectPlainWords } from './plain-words';
import { changeElsewhere, recordsOf } from './records-changed';
import { previousPath } from './remote-under-test';
import { settle } from './settle';

export { actionOfARow, chooseTime } from './form-driver';

/** Faults that a form meets in turn before it succeeds. The last one occurs after processing. */
const faults: readonly Fault[] = [
  { status: 500 },
  'timeout',
  'offline',
  'malformed',
  'unauthenticated',
  'responseLost',
];

/**
 * Defines a test for each mutation that an app can send, by a form or by a single click; `tooling/checks`
 * lists mutations without one.
 *
 * Each test asserts: if the user goes Back before a refusal arrives, a notice reports it, or it was retried
 * automatically and succeeded. User input survives every fault and a change in another tab, each reported in
 * words. After a lost response, a retry, a double click and Back, the mutation was processed once, and the
 * user stays where they went.
 */
export function testFormsUnderFaults(
  remote: RemoteModule,
  forms: Readonly<Record<string, FormUnderTest>>,
): void {
  it.each(Object.entries(forms))(
    'keeps the input and is processed once: %s',
    (_name, form) => runFaults(remote, form),
    60_000,
  );
  const edited = Object.entries(forms).filter(([, { edit }]) => edit);
  if (edited.length > 0)
    it.each(edited)(
      'creates one record if the input changes after a lost response: %s',
      (_name, form) => runEdit(remote, form),
      60_000,
    );
}

/** The record is revised, or the form says that it exists and leaves it as it is. */
async function runEdit(remote: RemoteModule, form: FormUnderTest): Promise<void> {
  const { sends, edit = {} } = form;
  const view = await renderRemote({ remote, ...form });
  const { fill, press, enterAll } = createDriver(view, form);
  await fill();
  view.failNext(sends, 'responseLost');
  await press();
  await settle(view);
  const created = recordsOf(view);
  await enterAll(edit);
  const notices = view.host.notices.length;
  await press();
  await settle(view);
  const reported = inlineAlerts().join();
  if (reported === '') {
    expect(idsOf(recordsOf(view))).toEqual(idsOf(created));
    for (const value of Object.values(edit))
      expect(JSON.stringify(recordsOf(view))).toContain(JSON.stringify(value));
    expect(errorsIn(view, notices)).toEqual([]);
  } else {
    expect(reported).toMatch(/earlier attempt/i);
    expectPlainWords([reported]);
    expect(recordsOf(view)).toEqual(created);
  }
}

/** Records that a command adds to those it changes. */
const logs = /audit|notification|mail/i;

const idsOf = (changes: ReturnType<typeof recordsOf>) =>
  changes.map(({ table, id }) => `${table} ${id}`).filter((one) => !logs.test(one));

async function runFaults(remote: RemoteModule, form: FormUnderTest): Promise<void> {
  const { sends, record } = form;
  const view = await renderRemote({ remote, ...form });
  const { fill, press, pressAgain, entries } = createDriver(view, form);
  const { pathname, search } = view.router.state.location;
  /** Submits, leaves before the response, and returns the errors reported on the other page. */
  const submitAndLeave = async (twice: boolean) => {
    const release = view.hold(sends);
    const notices = view.host.notices.length;
    await press();
    await settle(view);
    if (twice) pressAgain();
    await act(() => view.router.navigate(-1));
    // In a wizard, Back returns to the previous step.
    if (pathOf(view) !== previousPath) await act(() => view.router.navigate(previousPath));
    release();
    await settle(view);
    expect(pathOf(view)).toBe(previousPath);
    return errorsIn(view, notices);
  };

  await fill();
  const beforeLeaving = recordsOf(view);
  view.failNext(sends, { status: 500 });
  const left = await submitAndLeave(false);
  if (form.keepsOnLeaving) {
    expect(left).toEqual([]);
    expect(recordsOf(view)).not.toEqual(beforeLeaving);
  } else expect(left.join()).toMatch(whatToDo);
  expectPlainWords(left);

  await act(() => view.router.navigate(pathname + search));
  await settle(view);
  // The failed entry is still on the page.
  if (form.again === undefined) await fill();
  const entered = entries();
  const expectReported = async (fault: Fault | 'changed elsewhere') => {
    const tries = requestsOf(view, sends).length;
    const notices = view.host.notices.length;
    await press();
    await settle(view);
    expect([fault, requestsOf(view, sends).length]).toEqual([fault, tries + 1]);
    const reported = [...inlineAlerts(), ...errorsIn(view, notices)];
    expect([fault, reported.join()]).toEqual([fault, expect.stringMatching(whatToDo)]);
    expectPlainWords(reported);
    if (form.enter) expect([fault, entries()]).toEqual([fault, entered]);
  };

  if (sends.versioned) {
    changeElsewhere(view, record === undefined ? idsIn(requestsOf(view, sends)) : [record]);
    await expectReported('changed elsewhere');
  }
  const unsent = recordsOf(view);
  for (const fault of faults) {
    if (fault === 'responseLost' && !form.drafts) expect(recordsOf(view)).toEqual(unsent);
    view.failNext(sends, fault);
    await expectReported(fault);
  }
  const processed = recordsOf(view);
  expect(processed).not.toEqual(unsent);

  const sent = requestsOf(view, sends).length;
  expect(await submitAndLeave(true)).toEqual([]);
  // The lost response was of a processed mutation.
  expect(recordsOf(view)).toEqual(processed);
  const keys = requestsOf(view, sends).map(({ headers }) => headers['Idempotency-Key']);
  if (form.enter) {
    expect(keys).toHaveLength(sent + 1);
    const [lost, again] = keys.slice(-2);
    expect(again).toBeDefined();
    expect(again).toBe(lost);
    if (form.again !== undefined) expect(new Set(keys).size).toBe(1);
  }
}

/** Every error message tells the user what to do. */
const whatToDo = /again|check|review|reload/i;

/** Texts of inline alerts; notices stay until dismissed, so they are read separately. */
const inlineAlerts = (): string[] =>
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
