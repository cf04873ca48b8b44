import type { Page } from '@playwright/test';
import { practiceAccounts } from '@praxis/contract/entities/practice-accounts';

export interface Asked {
  /** `POST /api/v1/holds`. */
  line: string;
  token?: string;
  body?: unknown;
  version?: number;
  key?: string;
}

export interface Answered<T> {
  status: number;
  /** The error's code; empty where there is none. */
  code: string;
  body: T;
}

/** Asks the back end from within a tab, at an instant (milliseconds since the epoch) or at once. */
export async function ask<T = Record<string, unknown>>(
  tab: Page,
  asked: Asked,
  at = 0,
): Promise<Answered<T>> {
  const answer = await tab.evaluate(askInPage, { ...asked, at });
  const body = (answer.text === '' ? {} : JSON.parse(answer.text)) as T & {
    error?: { code: string };
  };
  return { status: answer.status, code: body.error?.code ?? '', body };
}

/** The same, where anything but success ends the test. */
export async function get<T>(tab: Page, asked: Asked): Promise<T> {
  const { status, code, body } = await ask<T>(tab, asked);
  if (status >= 300) throw new Error(`${asked.line} was answered with ${status} ${code}.`);
  return body;
}

/** Both tabs ask at the same instant. */
export function race<T>(
  [one, other]: readonly [Page, Page],
  asked: readonly [Asked, Asked],
): Promise<[Answered<T>, Answered<T>]> {
  const at = Date.now() + 12;
  return Promise.all([ask<T>(one, asked[0], at), ask<T>(other, asked[1], at)]);
}

/** E-mail and password of the sample account of a role. */
export function accountOf(role: string): [email: string, password: string] {
  const account = practiceAccounts.find((one) => one.role === role);
  if (!account) throw new Error(`There is no sample account of a ${role}.`);
  return [account.email, account.password];
}

export async function tokenOf(tab: Page, email: string, password: string): Promise<string> {
  const line = 'POST /api/v1/auth/login';
  const body = { email, password };
  return (await get<{ accessToken: string }>(tab, { line, body })).accessToken;
}

/** Runs in the page. */
async function askInPage({ line, token, body, version, key, at }: Asked & { at: number }) {
  const [method = '', address = ''] = line.split(' ');
  while (Date.now() < at) continue;
  const answer = await fetch(address, {
    method,
    headers: {
      ...(token && { Authorization: `Bearer ${token}` }),
      ...(version !== undefined && { 'If-Match': String(version) }),
      'Idempotency-Key': key ?? Math.random().toString(36),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  return { status: answer.status, text: await answer.text() };
}
