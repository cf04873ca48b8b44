import { act, screen, waitFor, within } from '@testing-library/react';
import type { Endpoint } from '@praxis/contract';
import type { RemoteModule } from '../remote';
import { matches, type Fault } from './answers';
import { renderRemote, type RenderedRemote, type RenderRemoteOptions } from './index';
import { expectPlainWords } from './plain-words';
import { settle } from './settle';

/** What sending meets, one after the other, before it succeeds. The last one was carried out. */
const faults: readonly Fault[] = [
  { status: 500 },
  'timeout',
  'offline',
  'malformed',
  'unauthenticated',
  'answerLost',
];

type Name = string | RegExp;

export interface FormUnderTest extends Pick<RenderRemoteOptions, 'path' | 'prepare'> {
  /** Buttons or links that open it, one after the other. */
  open?: readonly Name[];
  /** What is entered, by the fields' labels; a box is checked by `true`. */
  enter: Readonly<Record<string, string | true>>;
  /** The button that sends it. */
  submit: Name;
  /** The command that it sends. */
  sends: Endpoint;
}

/**
 * A test for each of an app's forms. What was entered stays over every fault, and each is said in
 * words. After an answer that got lost, another try and a double click all is there once.
 */
export function testFormsUnderFaults(
  remote: RemoteModule,
  forms: Readonly<Record<string, FormUnderTest>>,
): void {
  it.each(Object.entries(forms))(
    'keeps what was entered, and is carried out once: %s',
    async (_name, { open = [], enter, submit, sends, ...options }) => {
      const view = await renderRemote({ remote, ...options });
      for (const name of open) {
        await view.user.click(await findControl(name));
        await settle(view);
      }
      for (const [label, value] of Object.entries(enter)) await enterInto(view, label, value);
      await settle(view);
      const entered = entries();

      for (const [tries, fault] of faults.entries()) {
        view.failNext(sends, fault);
        act(() => theButton(submit).click());
        await settle(view);
        expect(keysOf(view, sends)).toHaveLength(tries + 1);
        const told = wordsOf(screen.queryAllByRole('alert'));
        expect([fault, told.length > 0]).toEqual([fault, true]);
        expectPlainWords(told);
        expect([fault, entries()]).toEqual([fault, entered]);
      }

      const before = recordsOf(view);
      const release = view.hold(sends);
      act(() => theButton(submit).click());
      await settle(view);
      act(() => within(top()).queryByRole('button', { name: submit })?.click());
      release();
      await settle(view);

      // The answer that got lost was of a command that had been carried out.
      expect(recordsOf(view)).toEqual(before);
      const keys = keysOf(view, sends);
      expect(keys).toHaveLength(faults.length + 1);
      const [lost, again] = keys.slice(-2);
      expect(again).toBeDefined();
      expect(again).toBe(lost);
      expect(wordsOf(within(top()).queryAllByRole('alert').filter(isInPlace))).toEqual([]);
    },
    60_000,
  );
}

/** What opens a form. */
const roles = ['button', 'link', 'menuitem'] as const;

/** The uppermost layer, or the page. */
const top = () => screen.queryAllByRole('dialog').at(-1) ?? document.body;

const theButton = (name: Name) => within(top()).getByRole('button', { name });

const findControl = (name: Name): Promise<HTMLElement> =>
  waitFor(() => {
    const [first] = roles.flatMap((role) => screen.queryAllByRole(role, { name }));
    if (!first) throw new Error(`There is no button ${String(name)}.`);
    return first;
  });

async function enterInto(
  { user }: RenderedRemote,
  label: string,
  value: string | true,
): Promise<void> {
  const pattern = new RegExp(`^${label}`);
  const labelled = await within(top()).findAllByLabelText(pattern);
  const field = labelled.find((one) => one.matches('input, textarea, select'));
  if (!field) throw new Error(`There is no field ${label}.`);
  if (value === true) await user.click(field);
  else if (field instanceof HTMLSelectElement) await user.selectOptions(field, value);
  else {
    await user.clear(field);
    await user.type(field, value);
    await user.tab();
  }
}

/** What stands in the fields. */
function entries(): string[] {
  const fields = top().querySelectorAll<HTMLInputElement>('input, textarea, select');
  return [...fields].map(({ type, name, value, checked }) =>
    type === 'checkbox' || type === 'radio' ? `${name} ${checked}` : `${name} ${value}`,
  );
}

/** What is said where it happened; notices stay until they are dismissed. */
const isInPlace = (alert: HTMLElement) => !alert.closest('[aria-label="Messages"]');

/** How many records there are of each kind; what is looked at leaves a trace of its own. */
function recordsOf({ simulation }: RenderedRemote): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { table } of simulation.database.changesSinceSeed())
    if (table !== 'core.idempotency' && !/access/i.test(table))
      counts[table] = (counts[table] ?? 0) + 1;
  return counts;
}

function keysOf({ sent }: RenderedRemote, endpoint: Endpoint): (string | undefined)[] {
  const ofEndpoint = sent.filter(({ line }) => {
    const [method = '', path = ''] = line.split(' ');
    return matches(endpoint, { method, path });
  });
  return ofEndpoint.map(({ headers }) => headers['Idempotency-Key']);
}

const wordsOf = (elements: readonly HTMLElement[]) =>
  elements.map(({ textContent }) => textContent);
