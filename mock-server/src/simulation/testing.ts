import 'fake-indexeddb/auto';
import 'temporal-polyfill/global';
import { afterEach, beforeEach } from '@jest/globals';
import { IDBFactory } from 'fake-indexeddb';
import { login } from '@praxis/contract/endpoints/session';
import { practiceAccounts } from '@praxis/contract/entities/practice-accounts';
import { modules } from '../modules';
import { joinBackEnd, type BackEnd } from './back-end';
import type { Locks } from './turns';

export const now = Date.UTC(2026, 0, 5, 9, 30);
export const day = 24 * 3_600_000;

/** The lock manager of one browser: requests are granted in order. */
function createLocks(): Locks {
  let last: Promise<unknown> = Promise.resolve();
  return {
    request(_name, work) {
      const result = last.then(work);
      last = result.catch(() => {});
      return result;
    },
  };
}

let open: BackEnd[] = [];
let lastLocks = createLocks();

/** The lock manager of the current test's browser. */
export const locks = (): Locks => lastLocks;
beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
  lastLocks = createLocks();
});
afterEach(() => {
  open.forEach((tab) => tab.leave());
  open = [];
});

/** Opens a tab of the browser. */
export async function openTab(
  options: { seededAt?: number; locks?: Locks; build?: string | undefined } = {},
): Promise<BackEnd> {
  const tab = await joinBackEnd({
    storage: 'indexedDb',
    now: () => now,
    random: Math.random,
    seededAt: now,
    scale: 1,
    modules,
    locks: lastLocks,
    ...options,
  });
  open.push(tab);
  return tab;
}

export const openTwo = async (): Promise<[BackEnd, BackEnd]> => [await openTab(), await openTab()];

export async function send(
  tab: BackEnd,
  line: string,
  body?: unknown,
  more: Record<string, string> = {},
) {
  const [method = '', path = ''] = line.split(' ');
  const response = await tab.dispatcher.dispatch({
    method,
    path,
    query: '',
    body: body === undefined ? '' : JSON.stringify(body),
    headers: more,
  });
  const parsed = JSON.parse(response.body || '{}') as {
    id?: string;
    version?: number;
    fullName?: string;
    accessToken?: string;
    error?: { code: string };
  };
  return { status: response.status, code: parsed.error?.code ?? '', body: parsed };
}

export async function signIn(tab: BackEnd): Promise<Record<string, string>> {
  const { email, password } = practiceAccounts[0] ?? { email: '', password: '' };
  const { body } = await send(tab, `POST ${login.path}`, { email, password });
  return { authorization: `Bearer ${body.accessToken}` };
}
