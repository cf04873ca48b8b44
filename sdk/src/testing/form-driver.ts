import { act, screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import type { Endpoint } from '@praxis/contract';
import type { TestBackEnd } from './back-end';
import type { RenderedRemote, RenderRemoteOptions } from './index';
import { settle } from './settle';

type Name = string | RegExp;

/** A rendered page of an app or of the shell, with a user and a simulated back end. */
export interface Driven extends Pick<TestBackEnd, 'busy' | 'idle'> {
  user: UserEvent;
}

/** A button or link to press, by its name, or a custom step. */
type Step<View> = Name | ((view: View) => Promise<void>);

/** Steps to fill in and submit a form. */
export interface FormSteps<View extends Driven> {
  /** Steps that open it. */
  open?: readonly Step<View>[];
  /** Values by the fields' labels; `true` checks a box. */
  enter?: Readonly<Record<string, string | true | File>>;
  /** Steps after entering the values: choose a time, go to the next step of a wizard. */
  then?: readonly Step<View>[];
  /** The submit button, or a step if the form has no named button. */
  submit: Step<View>;
  /** The action is a toggle: a double click is two mutations. */
  toggles?: true;
  /** For forms that clear their fields on submit (optimistic): name of the button that resends a failed entry. */
  again?: Name;
}

export interface FormUnderTest
  extends
    FormSteps<RenderedRemote>,
    Pick<RenderRemoteOptions, 'path' | 'prepare' | 'role' | 'account' | 'now'> {
  /** The mutation that it sends. */
  sends: Endpoint;
  /**
   * For a form that creates a record: other values, by label, that the user enters after a lost response.
   */
  edit?: Readonly<Record<string, string>>;
  /** Id of the record whose version is sent, if it is not in the request's path. */
  record?: string;
  /** The form saves drafts automatically. */
  drafts?: true;
  /** A request refused after the user left is retried automatically. */
  keepsOnLeaving?: true;
}

/** Creates a driver that fills in and submits a form like a user. */
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
  const enterAll = async (values: NonNullable<typeof enter>) => {
    for (const [label, value] of Object.entries(values)) await enterInto(view, label, value);
  };
  return {
    enterAll,
    async fill() {
      await take(open);
      await enterAll(enter);
      await take(then);
      await settle(view);
      if (typeof submit !== 'function') await waitFor(() => required(submit));
    },
    /** Submits the form; reopens what closes after each press, such as a menu. */
    async press() {
      if (typeof submit === 'function') {
        await submit(view);
        return;
      }
      const next = form.again !== undefined && find(form.again) ? form.again : submit;
      if (!find(next)) await take(open);
      const control = await waitFor(() => required(next));
      // Its promise is awaited too: some forms prepare what they send, such as a picture.
      await act(async () => control.click());
    },
    /** Second click of a double click, if the button is still on the page. */
    pressAgain() {
      if (!form.toggles && typeof submit !== 'function') act(() => find(submit)?.click());
    },
    /** The entered values: in the fields, or on the page once sent. */
    entries: () =>
      form.again === undefined
        ? entries()
        : Object.values(enter).map((value) => `${String(value)} ${countOf(String(value))}`),
  };
}

/** Opens the menus of a list's rows until one has the action, and chooses it. */
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

/** Chooses the last available time. */
export const chooseTime: Step<Driven> = async () => {
  const times = await screen.findByRole('group', { name: 'Available times' });
  const last = [...times.querySelectorAll('input')].at(-1);
  await act(async () => last?.click());
};

const layers = '[role="dialog"], [role="alertdialog"], dialog[open]';

/**
 * Returns the topmost dialog, or the page. Filters in two steps because jsdom scans the whole page for each
 * role in a selector.
 */
const top = () =>
  [...document.querySelectorAll('[role], dialog')].findLast((one) => one.matches(layers)) ??
  document.body;

const pressable =
  'button, a[href], summary, [role="button"], [role^="menuitem"], [role="option"], [role="tab"], [role="switch"], input[type="checkbox"], input[type="radio"]';

/** A fast superset of `pressable`. */
const candidates = 'button, a, summary, input, [role]';

/** Finds a control by its accessible name: faster than by role on pages with hundreds of controls. */
function find(name: Name): HTMLElement | undefined {
  for (const layer of new Set([top(), document.body]))
    for (const control of layer.querySelectorAll<HTMLElement>(candidates))
      if (hasName(control, name) && control.matches(pressable) && !isHidden(control))
        return control;
  return undefined;
}

function required(name: Name): HTMLElement {
  const found = find(name);
  if (!found)
    throw new Error(`No button named ${String(name)}. Text of the page: ${top().textContent}`);
  return found;
}

const isHidden = (control: HTMLElement) =>
  control.matches(':disabled') || control.closest('[hidden], [aria-hidden="true"]') !== null;

function hasName(control: HTMLElement, name: Name): boolean {
  const labels = control instanceof HTMLInputElement ? [...(control.labels ?? [])] : [];
  const names = [control.getAttribute('aria-label'), ...labels.map(textOf), textOf(control)];
  return names.some(
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
  if (!(field instanceof HTMLElement)) throw new Error(`No field labeled ${label}.`);
  if (value === true) await user.click(field);
  else if (typeof value !== 'string') await user.upload(field, value);
  else if (field instanceof HTMLSelectElement) await user.selectOptions(field, value);
  else {
    await user.clear(field);
    // Pasting renders the page once instead of once per letter; the pages' own tests cover typing.
    await user.paste(value);
    await user.tab();
  }
}

/** Counts the occurrences of a text on the page. */
const countOf = (text: string): number => top().textContent.split(text).length - 1;

/** Returns the values of all fields. */
function entries(): string[] {
  const fields = top().querySelectorAll<HTMLInputElement>('input, textarea, select');
  return [...fields].map(({ type, name, value, checked }) =>
    type === 'checkbox' || type === 'radio' ? `${name} ${checked}` : `${name} ${value}`,
  );
}
