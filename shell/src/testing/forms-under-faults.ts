import { act, screen } from '@testing-library/react';
import type { Endpoint } from '@praxis/contract';
import type { Fault } from '@praxis/sdk/testing/responses';
import { createDriver, type FormSteps } from '@praxis/sdk/testing/form-driver';
import { expectPlainWords } from '@praxis/sdk/testing/plain-words';
import { settle } from '@praxis/sdk/testing/settle';
import { notices } from '../notifications/notice-store';
import { renderDisturbedShell, type DisturbedShell } from './disturbed-shell';
import { signedIn } from './render-shell';

export interface ShellForm extends FormSteps<DisturbedShell> {
  /** The form's address, or how to get there. */
  path: string | ((shell: DisturbedShell) => Promise<string>);
  /** The endpoint that it calls. */
  sends: Endpoint;
  /** Needs a signed-in user, whose session is refreshed if it has expired. */
  signedIn?: true;
  /** Shown at every address until it is submitted. */
  stays?: true;
  /** The message of a retry after a lost response to a successful request; undefined if the retry succeeds. */
  again?: RegExp;
  /** Whether the request took effect. */
  done(shell: DisturbedShell): Promise<boolean> | boolean;
}

/** The faults that submitting meets, in this order. */
const faults: readonly Fault[] = [{ status: 500 }, 'timeout', 'offline', 'malformed'];

/**
 * Runs two tests for each form that the shell itself can submit; `tooling/checks` reports those that have
 * none. Input survives every fault, which has a message; a double click submits once; a user who
 * navigates away is not brought back, and is notified there of a failure. After a lost response a retry
 * succeeds, or says what to do.
 */
export function testShellFormsUnderFaults(forms: Readonly<Record<string, ShellForm>>): void {
  const rows = Object.entries(forms);
  it.each(rows)('keeps the input over faults: %s', (_name, form) => meetFaults(form), 30_000);
  it.each(rows)('recovers from a lost response: %s', (_name, form) => loseResponse(form), 30_000);
}

async function meetFaults(form: ShellForm): Promise<void> {
  const { sends } = form;
  const { shell, driver, path } = await open(form);
  /** Double-clicks, navigates away before the response, and returns the messages shown there. */
  const submitAndLeave = async () => {
    const before = shell.requestCount(sends);
    const release = shell.hold(sends);
    await driver.press();
    await settle(shell);
    driver.pressAgain();
    await settle(shell);
    expect(shell.requestCount(sends)).toBe(before + 1);
    if (!form.stays) await shell.go(elsewhere);
    release();
    await settle(shell);
    return shownMessages();
  };

  shell.failNext(sends, { status: 500 });
  const messages = await submitAndLeave();
  expect(messages.join()).toMatch(whatToDo);
  expectPlainWords(messages);
  act(() => notices.set([]));
  if (!form.stays) {
    expect(window.location.pathname).toBe(elsewhere);
    await shell.go(path);
    await settle(shell);
    await driver.fill();
  }

  const entered = driver.entries();
  for (const fault of faults) {
    shell.failNext(sends, fault);
    await driver.press();
    await settle(shell);
    const shown = shownMessages();
    expect([fault, shown.join()]).toEqual([fault, expect.stringMatching(whatToDo)]);
    expectPlainWords(shown);
    if (form.enter) expect([fault, driver.entries()]).toEqual([fault, entered]);
    act(() => notices.set([]));
  }
  expect(await form.done(shell)).toBe(false);

  if (form.signedIn) shell.failNext(sends, 'unauthenticated');
  expect(await submitAndLeave()).toEqual([]);
  expect(await form.done(shell)).toBe(true);
  // A form that signs the user in redirects from the sign-in page.
  if (!form.stays && !signedIn()) expect(window.location.pathname).toBe(elsewhere);
}

async function loseResponse(form: ShellForm): Promise<void> {
  const { shell, driver } = await open(form);
  shell.failNext(form.sends, 'responseLost');
  await driver.press();
  await settle(shell);
  expect(shownMessages().join()).toMatch(whatToDo);
  act(() => notices.set([]));
  await driver.press();
  await settle(shell);
  if (form.again) expect(document.body).toHaveTextContent(form.again);
  else expect(shownMessages()).toEqual([]);
  expect(await form.done(shell)).toBe(true);
}

/** Where the user navigates in the meantime: a page that needs no session. */
const elsewhere = '/sign-in';

/** Every error message tells the user what to do. */
const whatToDo = /again|check|review|reload/i;

async function open(form: ShellForm) {
  const shell = await renderDisturbedShell();
  const path = typeof form.path === 'string' ? form.path : await form.path(shell);
  await shell.go(path);
  await settle(shell);
  const driver = createDriver(shell, form);
  await driver.fill();
  return { shell, driver, path };
}

/** The shown alerts and error notices, except that the role apps are unavailable, as they are in these tests. */
const shownMessages = (): string[] => [
  ...screen
    .queryAllByRole('alert')
    .filter((alert) => !alert.closest('[aria-label="Messages"]'))
    .map(({ textContent }) => textContent)
    .filter((text) => !text.startsWith('This area is unavailable')),
  ...notices.get().flatMap(({ kind, text }) => (kind === 'error' ? [text] : [])),
];
