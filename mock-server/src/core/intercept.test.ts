/** @jest-environment ./tooling/jest/browser-environment.mjs */
import { afterEach, expect, test } from '@jest/globals';
import type { Dispatcher, RawRequest } from './dispatch';
import { intercept } from './intercept';

let stop = () => {};
afterEach(() => stop());

/** Answers every request under `/api/v1` with its path. */
function start(): RawRequest[] {
  const asked: RawRequest[] = [];
  const dispatcher: Dispatcher = {
    serves: (_method, path) => path.startsWith('/api/v1/'),
    dispatch(request) {
      asked.push(request);
      return Promise.resolve({ status: 404, headers: {}, body: JSON.stringify(request.path) });
    },
  };
  stop = intercept(dispatcher, (_request, answer) => answer());
  return asked;
}

const send = (path: string) =>
  new Promise<{ status: number; body: string }>((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('GET', path);
    request.onload = () => resolve({ status: request.status, body: request.responseText });
    request.onerror = () => reject(new Error(`${path} was not answered.`));
    request.send();
  });

test.each(['/api/v1/doctors/%', '/api/v1/doctors/%E0%A4%A', '/api/v1/doctors/a%2Fb'])(
  '%s reaches the back end as it was asked for',
  async (path) => {
    const asked = start();
    expect(await send(path)).toEqual({ status: 404, body: JSON.stringify(path) });
    expect(asked.map((request) => request.path)).toEqual([path]);
  },
);
