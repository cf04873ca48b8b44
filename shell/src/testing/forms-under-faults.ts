import { act, screen } from '@testing-library/react';
import type { Endpoint } from '@praxis/contract';
import type { Fault } from '@praxis/sdk/testing/answers';
import { createDriver, type FormSteps } from '@praxis/sdk/testing/form-driver';
import { expectPlainWords } from '@praxis/sdk/testing/plain-words';
import { settle } from '@praxis/sdk/testing/settle';
import { notices } from '../notifications/notice-store';
import { disturbedShell, type DisturbedShell } from './disturbed-shell';
import { signedIn } from './render-shell';

export interface ShellForm extends FormSteps<DisturbedShell> {
  /** Where it is; or how to get there. */
  path: string | ((shell: DisturbedShell) => Promise<string>);
  /** The command that it sends. */
  sends: Endpoint;
  /** Somebody is signed in, whose session is renewed where it has ended meanwhile. */
  signedIn?: true;
  /** It shows wherever one goes, as long as it was not sent. */
  stays?: true;
  /** What is said of another try where the first one was carried out and its answer got lost; nothing where it succeeds. */
  again?: RegExp;
  /** Whether it was carried out. */
  done(shell: DisturbedShell): Promise<boolean> | boolean;
}

/** What sending meets, one after the other. */
const faults: readonly Fault[] = [{ status: 500 }, 'timeout', 'offline', 'malformed'];

/**
 * Two tests for each command that the shell itself can send; `tooling/checks` names those that have
 * none. What was entered stays over every fault, which is said in words; a double click sends it
 * once; who goes Back stays where they went, and is told there what was refused. After an answer that
 * got lost another try succeeds, or says how one goes on.
 */
export function testShellFormsUnderFaults(forms: Readonly<Record<string, ShellForm>>): void {
  const rows = Object.entries(forms);
  it.each(rows)('keeps what was entered: %s', (_name, form) => meetFaults(form), 30_000);
  it.each(rows)(
    'goes on after an answer that got lost: %s',
    (_name, form) => loseAnswer(form),
    30_000,
  );
}

async function meetFaults(form: ShellForm): Promise<void> {
  const { sends } = form;
  const { shell, driver, path } = await open(form);
  /** Presses twice, goes elsewhere before the answer, and says what was told there. */
  const leaveMeanwhile = async () => {
    const before = shell.asked(sends);
    const release = shell.hold(sends);
    await driver.press();
    await settle(shell);
    driver.pressAgain();
    await settle(shell);
    expect(shell.asked(sends)).toBe(before + 1);
    if (!form.stays) await shell.go(elsewhere);
    release();
    await settle(shell);
    return wordsSaid();
  };

  shell.failNext(sends, { status: 500 });
  const left = await leaveMeanwhile();
  expect(left.join()).toMatch(whatToDo);
  expectPlainWords(left);
  notices.set([]);
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
    const told = wordsSaid();
    expect([fault, told.join()]).toEqual([fault, expect.stringMatching(whatToDo)]);
    expectPlainWords(told);
    if (form.enter) expect([fault, driver.entries()]).toEqual([fault, entered]);
    act(() => notices.set([]));
  }
  expect(await form.done(shell)).toBe(false);

  if (form.signedIn) shell.failNext(sends, 'unauthenticated');
  expect(await leaveMeanwhile()).toEqual([]);
  expect(await form.done(shell)).toBe(true);
  // Whoever is signed in by it has nothing to do there.
  if (!form.stays && !signedIn()) expect(window.location.pathname).toBe(elsewhere);
}

async function loseAnswer(form: ShellForm): Promise<void> {
  const { shell, driver } = await open(form);
  shell.failNext(form.sends, 'answerLost');
  await driver.press();
  await settle(shell);
  expect(wordsSaid().join()).toMatch(whatToDo);
  notices.set([]);
  await driver.press();
  await settle(shell);
  if (form.again) expect(document.body).toHaveTextContent(form.again);
  else expect(wordsSaid()).toEqual([]);
  expect(await form.done(shell)).toBe(true);
}

/** Where one goes meanwhile: nobody need be signed in there. */
const elsewhere = '/sign-in';

/** Every sentence about a fault has something that one can do. */
const whatToDo = /again|check|review|reload/i;

async function open(form: ShellForm) {
  const shell = await disturbedShell();
  const path = typeof form.path === 'string' ? form.path : await form.path(shell);
  await shell.go(path);
  await settle(shell);
  const driver = createDriver(shell, form);
  await driver.fill();
  return { shell, driver, path };
}

/** What is said where it happened, and in notices that are no success; the role apps are not there to be shown. */
const wordsSaid = (): string[] => [
  ...screen
    .queryAllByRole('alert')
    .filter((alert) => !alert.closest('[aria-label="Messages"]'))
    .map(({ textContent }) => textContent)
    .filter((text) => !text.startsWith('This area is unavailable')),
  ...notices.get().flatMap(({ kind, text }) => (kind === 'error' ? [text] : [])),
];
