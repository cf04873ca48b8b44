import { act, screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import type { Endpoint } from '@praxis/contract';
import type { TestBackEnd } from './back-end';
import type { RenderedRemote, RenderRemoteOptions } from './index';
import { settle } from './settle';

type Name = string | RegExp;

/** A page of an app, or the shell: somebody at the keyboard, before a back end of a test. */
export interface Driven extends Pick<TestBackEnd, 'busy' | 'idle'> {
  user: UserEvent;
}

/** A button or a link that is pressed, or what else is done. */
type Step<View> = Name | ((view: View) => Promise<void>);

/** How a form is filled in and sent. */
export interface FormSteps<View extends Driven> {
  /** What opens it, one after the other. */
  open?: readonly Step<View>[];
  /** What is entered, by the fields' labels; a box is checked by `true`. */
  enter?: Readonly<Record<string, string | true | File>>;
  /** What is done when that was entered: a time is chosen, a step taken. */
  then?: readonly Step<View>[];
  /** The button that sends it, or what is done where that is no press of a button with a name of its own. */
  submit: Step<View>;
  /** Another click takes it back, so a double click is two. */
  toggles?: true;
  /** What is sent leaves the fields and is shown at once; what stands there where that failed, to send it again. */
  again?: Name;
}

export interface FormUnderTest
  extends
    FormSteps<RenderedRemote>,
    Pick<RenderRemoteOptions, 'path' | 'prepare' | 'role' | 'account' | 'now'> {
  /** The command that it sends. */
  sends: Endpoint;
  /** The id of the record whose version is sent, where the request's address does not have it. */
  record?: string;
  /** What is written is saved as a draft meanwhile, by itself. */
  drafts?: true;
  /** What was refused as somebody left is tried once more, by itself. */
  keepsOnLeaving?: true;
}

/** The person who fills a form in and sends it. */
export function createDriver<View extends Driven>(view: View, form: FormSteps<View>) {
  const { open = [], enter = {}, then = [], submit } = form;
  const take = async (steps: readonly Step<View>[]) => {
    for (const step of steps) {
      if (typeof step === 'function') await step(view);
      else {
        const control = await waitFor(() => required(step));
        await act(async () => control.click());
      }
      await settle(view);
    }
  };
  return {
    async fill() {
      await take(open);
      for (const [label, value] of Object.entries(enter)) await enterInto(view, label, value);
      await take(then);
      await settle(view);
      if (typeof submit !== 'function') await waitFor(() => required(submit));
    },
    /** Sends it; what closes with each press, such as a menu, is opened again. */
    async press() {
      if (typeof submit === 'function') {
        await submit(view);
        return;
      }
      const next = form.again !== undefined && find(form.again) ? form.again : submit;
      if (!find(next)) await take(open);
      const control = await waitFor(() => required(next));
      act(() => control.click());
    },
    /** The other half of a double click, where the button is still there. */
    pressAgain() {
      if (!form.toggles && typeof submit !== 'function') act(() => find(submit)?.click());
    },
    /** What was entered: as it stands in the fields, or on the page once it is sent. */
    entries: () =>
      form.again === undefined
        ? entries()
        : Object.values(enter).map((value) => `${String(value)} ${countOf(String(value))}`),
  };
}

/** Opens the menus of a list's rows until one offers an action, and chooses it. */
export function actionOfARow(action: string): Step<Driven> {
  return async (view) => {
    const menus = [...document.querySelectorAll<HTMLElement>('[aria-label^="Actions for "]')];
    for (const menu of menus) {
      await act(async () => menu.click());
      await settle(view);
      const offered = find(action);
      if (offered) {
        await act(async () => offered.click());
        return;
      }
      await view.user.keyboard('{Escape}');
    }
    throw new Error(`None of ${menus.length} rows offers ${action}.`);
  };
}

/** Chooses the last of the free times that are offered. */
export const chooseTime: Step<Driven> = async () => {
  const times = await screen.findByRole('group', { name: 'Available times' });
  const last = [...times.querySelectorAll('input')].at(-1);
  await act(async () => last?.click());
};

const layers = '[role="dialog"], [role="alertdialog"], dialog[open]';

/** The uppermost layer, or the page. jsdom goes through the whole page for each role that a selector names. */
const top = () =>
  [...document.querySelectorAll('[role], dialog')].findLast((one) => one.matches(layers)) ??
  document.body;

const pressed =
  'button, a[href], summary, [role="button"], [role^="menuitem"], [role="option"], [role="tab"], [role="switch"], input[type="checkbox"], input[type="radio"]';

/** What may be pressed is among these. */
const candidates = 'button, a, summary, input, [role]';

/** A control by what it is called: faster than by its role, for pages with hundreds. */
function find(name: Name): HTMLElement | undefined {
  for (const layer of new Set([top(), document.body]))
    for (const control of layer.querySelectorAll<HTMLElement>(candidates))
      if (isCalled(control, name) && control.matches(pressed) && !isHidden(control)) return control;
  return undefined;
}

function required(name: Name): HTMLElement {
  const found = find(name);
  if (!found)
    throw new Error(`There is no button ${String(name)}. The page says: ${top().textContent}`);
  return found;
}

const isHidden = (control: HTMLElement) =>
  control.matches(':disabled') || control.closest('[hidden], [aria-hidden="true"]') !== null;

function isCalled(control: HTMLElement, name: Name): boolean {
  const labels = control instanceof HTMLInputElement ? [...(control.labels ?? [])] : [];
  const called = [control.getAttribute('aria-label'), ...labels.map(textOf), textOf(control)];
  return called.some(
    (one) => one !== null && (typeof name === 'string' ? one === name : name.test(one)),
  );
}

const textOf = ({ textContent }: Element) => textContent.replace(/\s+/g, ' ').trim();

async function enterInto(
  { user }: Driven,
  label: string,
  value: string | true | File,
): Promise<void> {
  const pattern = new RegExp(`^${label}`);
  const labelled = await screen.findAllByLabelText(pattern);
  const field = labelled.findLast((one) => one.matches('input, textarea, select'));
  if (!(field instanceof HTMLElement)) throw new Error(`There is no field ${label}.`);
  if (value === true) await user.click(field);
  else if (typeof value !== 'string') await user.upload(field, value);
  else if (field instanceof HTMLSelectElement) await user.selectOptions(field, value);
  else {
    await user.clear(field);
    // What is typed renders the page for each letter: how a field takes them, the page's own tests say.
    await user.paste(value);
    await user.tab();
  }
}

/** How often the page says it. */
const countOf = (text: string): number => top().textContent.split(text).length - 1;

/** What stands in the fields. */
function entries(): string[] {
  const fields = top().querySelectorAll<HTMLInputElement>('input, textarea, select');
  return [...fields].map(({ type, name, value, checked }) =>
    type === 'checkbox' || type === 'radio' ? `${name} ${checked}` : `${name} ${value}`,
  );
}
