import type { Page } from '@playwright/test';
import { practiceAccounts } from '@praxis/contract/entities/practice-accounts';

export interface ApiRequest {
  /** Method and path: `POST /api/v1/holds`. */
  line: string;
  token?: string;
  body?: unknown;
  version?: number;
  key?: string;
}

export interface ApiResponse<T> {
  status: number;
  /** The error's code; empty on success. */
  code: string;
  body: T;
}

/**
 * Sends a request from within a tab, immediately or at an instant (in milliseconds since the
 * epoch).
 */
export async function sendRequest<T = Record<string, unknown>>(
  tab: Page,
  request: ApiRequest,
  at = 0,
): Promise<ApiResponse<T>> {
  const response = await tab.evaluate(fetchInPage, { ...request, at });
  const body = (response.text === '' ? {} : JSON.parse(response.text)) as T & {
    error?: { code: string };
  };
  return { status: response.status, code: body.error?.code ?? '', body };
}

/** Sends a request and fails the test unless it succeeds. */
export async function requestOk<T>(tab: Page, request: ApiRequest): Promise<T> {
  const { status, code, body } = await sendRequest<T>(tab, request);
  if (status >= 300) throw new Error(`${request.line} failed with ${status} ${code}.`);
  return body;
}

/** Sends requests from both tabs at the same instant. */
export function raceRequests<T>(
  [one, other]: readonly [Page, Page],
  request: readonly [ApiRequest, ApiRequest],
): Promise<[ApiResponse<T>, ApiResponse<T>]> {
  const at = Date.now() + 12;
  return Promise.all([sendRequest<T>(one, request[0], at), sendRequest<T>(other, request[1], at)]);
}

/** Email and password of a role's sample account. */
export function accountOf(role: string): [email: string, password: string] {
  const account = practiceAccounts.find((one) => one.role === role);
  if (!account) throw new Error(`There is no sample account of a ${role}.`);
  return [account.email, account.password];
}

export async function tokenOf(tab: Page, email: string, password: string): Promise<string> {
  const line = 'POST /api/v1/auth/login';
  const body = { email, password };
  return (await requestOk<{ accessToken: string }>(tab, { line, body })).accessToken;
}

/** Runs in the page. */
async function fetchInPage({ line, token, body, version, key, at }: ApiRequest & { at: number }) {
  const [method = '', address = ''] = line.split(' ');
  while (Date.now() < at) continue;
  const response = await fetch(address, {
    method,
    headers: {
      ...(token && { Authorization: `Bearer ${token}` }),
      ...(version !== undefined && { 'If-Match': String(version) }),
      'Idempotency-Key': key ?? Math.random().toString(36),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  return { status: response.status, text: await response.text() };
}
