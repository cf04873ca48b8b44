import { statSync } from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib';
import { ask as askAt } from '../testing/ask';
import { directoryWith, putFiles } from '../testing/temporary-directory';
import { hasContentHash } from './content-hash.mjs';
import { serve } from './serve.mjs';
import type { RunningServer } from './serve.mjs';

const script = 'assets/main.01234567.js';
const code = `console.log(${JSON.stringify('x'.repeat(2000))});`;
const page = `<!doctype html><title>Praxis</title>${'<p>text</p>'.repeat(200)}`;
const directory = directoryWith({
  'dist/index.html': page,
  'dist/config.json': '{"backEnd":"simulated"}',
  'dist/icons.svg': code,
  'dist/icons.svg.br': brotliCompressSync(code),
  'dist/.sources': 'hash',
  [`dist/${script}`]: code,
  [`dist/${script}.br`]: brotliCompressSync(code),
  'dist/logo.png': Buffer.from([1, 2, 3, 4, 5]),
  'secret.txt': 'secret',
});

let server: RunningServer;
beforeAll(async () => {
  server = await serve({ directory: path.join(directory, 'dist'), singlePage: true });
});
afterAll(() => server.close());

const ask = (address: string, headers?: Record<string, string>, method?: string) =>
  askAt(`http://127.0.0.1:${server.port}`, address, headers, method);

const navigation = { accept: 'text/html,application/xhtml+xml', 'sec-fetch-dest': 'document' };

describe('caching', () => {
  test('caches files with a content hash in their names forever', async () => {
    const { headers } = await ask(`/${script}`);
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
    // They are never revalidated.
    expect(headers).not.toHaveProperty('etag');
    expect(headers).not.toHaveProperty('last-modified');
  });

  test('answers 304 to a browser that has the ETag of such a file from an earlier version', async () => {
    const { size, mtime } = statSync(path.join(directory, 'dist', script));
    const etag = `W/"${size}-${mtime.getTime()}"`;
    expect((await ask(`/${script}`, { 'if-none-match': etag })).status).toBe(304);
  });

  test.each([
    ['main.01234567.js', true],
    ['fonts.0123456789ab.woff2', true],
    ['main.01234567.js.map', true],
    ['main.js', false],
    ['photo.2026112.jpg', false],
  ])('tells whether %s has a content hash: %s', (name, isNamed) => {
    expect(hasContentHash(`/assets/${name}`)).toBe(isNamed);
  });

  test.each(['/', '/index.html', '/config.json'])(
    'revalidates %s on every request',
    async (address) => {
      const { status, headers } = await ask(address);
      expect(status).toBe(200);
      expect(headers['cache-control']).toBe('no-cache');
    },
  );

  test('does not cache a 404, even for a name with a hash', async () => {
    const { status, headers } = await ask('/assets/gone.01234567.js');
    expect([status, headers['cache-control']]).toEqual([404, 'no-cache']);
  });

  test('answers 304 for an unchanged file, and sends a changed one', async () => {
    const first = await ask('/config.json');
    const etag = first.headers.etag ?? '';
    expect(etag).not.toBe('');
    const second = await ask('/config.json', { 'if-none-match': etag });
    expect([second.status, second.body.length]).toEqual([304, 0]);
    putFiles(directory, { 'dist/config.json': '{"backEnd":"Simulated"}' });
    const third = await ask('/config.json', { 'if-none-match': etag });
    expect([third.status, third.body.toString()]).toEqual([200, '{"backEnd":"Simulated"}']);
  });
});

describe('encoding', () => {
  test('sends the precompressed copy of the build', async () => {
    const { headers, body } = await ask(`/${script}`, { 'accept-encoding': 'gzip, br' });
    expect(headers['content-encoding']).toBe('br');
    expect(headers.vary).toBe('Accept-Encoding');
    expect(brotliDecompressSync(body).toString()).toBe(code);
  });

  test('compresses text on the fly without such a copy', async () => {
    const { headers, body } = await ask('/', { 'accept-encoding': 'gzip' });
    expect(headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(body).toString()).toBe(page);
  });

  test('does not use an encoding that the browser rejects', async () => {
    const { headers, body } = await ask(`/${script}`, { 'accept-encoding': 'br;q=0, identity' });
    expect(headers['content-encoding']).toBeUndefined();
    expect(body.toString()).toBe(code);
  });

  // A strong ETag would have to differ for each encoding.
  test.each(['identity', 'br'])('sends a weak ETag with the encoding %s', async (encoding) => {
    for (const address of ['/', '/icons.svg']) {
      const { headers } = await ask(address, { 'accept-encoding': encoding });
      expect(headers.etag).toMatch(/^W\/"/);
    }
  });
});

describe('content types', () => {
  test.each([
    ['/', 'text/html; charset=utf-8'],
    [`/${script}`, 'text/javascript; charset=utf-8'],
    ['/config.json', 'application/json; charset=utf-8'],
    ['/logo.png', 'image/png'],
  ])('serves %s as %s', async (address, type) => {
    expect((await ask(address)).headers['content-type']).toBe(type);
  });
});

describe('the single page', () => {
  test.each(['/doctor/plans', '/misc/error', '/sign-in?from=/doctor', '/%E0%A4%A'])(
    'is the response to a navigation to %s',
    async (address) => {
      const { status, headers, body } = await ask(address, navigation);
      expect(status).toBe(200);
      expect(headers['cache-control']).toBe('no-cache');
      expect(body.toString()).toBe(page);
    },
  );

  test.each(['/assets/gone.01234567.js', '/remotes.json', '/assets/main.js.map'])(
    'is not the response for %s, even to a navigation',
    async (address) => {
      expect((await ask(address, navigation)).status).toBe(404);
    },
  );

  test('is not the response to a request for data', async () => {
    const { status } = await ask('/api/v1/me', { accept: 'application/json, text/plain, */*' });
    expect(status).toBe(404);
  });
});

describe('paths outside of the directory', () => {
  test.each([
    '/../secret.txt',
    '/assets/../../secret.txt',
    '/%2e%2e/secret.txt',
    '/..%2fsecret.txt',
    '/assets/..%5c..%5csecret.txt',
    '//secret.txt',
    '/%00',
    '/%zz',
    '/%E0%A4%A',
  ])('answers %s with 404', async (address) => {
    const { status, body } = await ask(address);
    expect(status).toBe(404);
    expect(body.toString()).not.toContain('secret');
  });

  test('does not serve a hidden file', async () => {
    expect((await ask('/.sources')).status).toBe(404);
  });
});

describe('methods and ranges', () => {
  test('answers HEAD with the size and no body', async () => {
    const { status, headers, body } = await ask('/logo.png', {}, 'HEAD');
    expect([status, headers['content-length'], body.length]).toEqual([200, '5', 0]);
  });

  test('rejects other methods', async () => {
    const { status, headers } = await ask('/config.json', {}, 'POST');
    expect([status, headers.allow]).toEqual([405, 'GET, HEAD, OPTIONS']);
  });

  test.each([
    ['bytes=1-2', 206, [2, 3], 'bytes 1-2/5'],
    ['bytes=3-', 206, [4, 5], 'bytes 3-4/5'],
    ['bytes=-2', 206, [4, 5], 'bytes 3-4/5'],
    ['bytes=0-99', 206, [1, 2, 3, 4, 5], 'bytes 0-4/5'],
    ['bytes=-99', 206, [1, 2, 3, 4, 5], 'bytes 0-4/5'],
    ['bytes=9-', 416, [], 'bytes */5'],
    ['bytes=3-1', 200, [1, 2, 3, 4, 5], undefined],
    ['bytes=0-0', 200, [1, 2, 3, 4, 5], undefined],
    ['bytes=0-1,3-4', 200, [1, 2, 3, 4, 5], undefined],
  ])('answers the range %s with %i', async (range, status, bytes, contentRange) => {
    const answer = await ask('/logo.png', { range });
    expect(answer.status).toBe(status);
    expect([...answer.body]).toEqual(bytes);
    expect(answer.headers['content-range']).toBe(contentRange);
  });
});

test('answers a range past the end of a file with a content hash, and keeps serving', async () => {
  expect((await ask(`/${script}`, { range: 'bytes=99999-' })).status).toBe(416);
  expect((await ask(`/${script}`)).status).toBe(200);
});

test('serves a range of the uncompressed text, not of its compressed copy', async () => {
  const { status, headers, body } = await ask(`/${script}`, {
    range: 'bytes=0-6',
    'accept-encoding': 'br',
  });
  expect([status, headers['content-encoding'], body.toString()]).toEqual([
    206,
    undefined,
    'console',
  ]);
});

test('answers 500 after an error and keeps serving', async () => {
  const consoleError = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const broken = await serve({
    directory: path.join(directory, 'dist'),
    documentHeaders: () => {
      throw new Error('No policy.');
    },
  });
  expect((await fetch(`${broken.url}/`)).status).toBe(500);
  expect((await fetch(`${broken.url}/logo.png`)).status).toBe(200);
  expect(consoleError).toHaveBeenCalledWith(new Error('No policy.'));
  await broken.close();
  consoleError.mockRestore();
});

test('delays responses while it is asked to', async () => {
  let delayMs = 0;
  const slow = await serve({ directory: path.join(directory, 'dist'), delayMs: () => delayMs });
  const timeOf = async () => {
    const startedAt = performance.now();
    expect((await fetch(`${slow.url}/logo.png`)).status).toBe(200);
    return performance.now() - startedAt;
  };
  await timeOf();
  delayMs = 300;
  // Timers may fire a millisecond early.
  expect(await timeOf()).toBeGreaterThan(295);
  await slow.close();
});

test('frees its port immediately when closed', async () => {
  const first = await serve({ directory });
  const keepAliveAgent = new http.Agent({ keepAlive: true });
  await new Promise((resolve) => {
    http.get({ port: first.port, path: '/', agent: keepAliveAgent }, (response) => {
      response.resume().on('end', resolve);
    });
  });
  await first.close();
  const second = await serve({ directory, port: first.port });
  expect(second.port).toBe(first.port);
  await second.close();
  keepAliveAgent.destroy();
});
