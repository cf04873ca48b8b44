import { directoryWith } from '../testing/temporary-directory';
import { remoteIds } from '../workspace.mjs';
import { serveProduct, serveRemote } from './product.mjs';

const boot = 'document.documentElement.dataset.skin = "light";';
const shell = {
  'index.html': `<!doctype html><script>${boot}</script><script src="/assets/main.js"></script>`,
  'config.json': JSON.stringify({
    backEnd: 'https://api.example.com/v1',
    errorReports: 'https://reports.example.com/faults',
    remoteOrigins: ['http://localhost:3001', 'http://localhost:3002', 'https://cdn.example.com'],
  }),
  'remotes.json': JSON.stringify({
    doctor: { manifest: 'http://localhost:3001/remote.json', areas: ['/doctor'] },
    patient: { manifest: 'http://localhost:3002/remote.json', areas: ['/patient'] },
    other: { manifest: 'https://cdn.example.com/other/remote.json', areas: ['/other'] },
  }),
};

const directories = {
  shell: directoryWith(shell),
  ...Object.fromEntries(remoteIds.map((id) => [id, directoryWith({ 'remote.json': `"${id}"` })])),
};

type Product = Awaited<ReturnType<typeof serveProduct>>;
const products: Product[] = [];
async function served(options: Parameters<typeof serveProduct>[0] = {}): Promise<Product> {
  const product = await serveProduct({ directories, ...options });
  products.push(product);
  return product;
}
afterEach(async () => {
  await Promise.all(products.splice(0).map((product) => product.close()));
});

const json = async (address: string): Promise<unknown> => (await fetch(address)).json();

test('serves each role app on its own origin, with CORS headers', async () => {
  const { servers } = await served();
  const answers = await Promise.all(
    remoteIds.map(async (id) => {
      const response = await fetch(`${servers[id]?.url}/remote.json`);
      const allowed = response.headers.get('access-control-allow-origin');
      return [await response.json(), allowed, response.headers.get('cache-control')];
    }),
  );
  expect(answers).toEqual(remoteIds.map((id) => [id, '*', 'no-cache']));
  expect(new Set(Object.values(servers).map(({ url }) => url)).size).toBe(remoteIds.length + 1);
});

test('puts the served ports into remotes.json and config.json', async () => {
  const { url, servers } = await served();
  const [doctor, patient] = [servers.doctor?.url, servers.patient?.url];
  expect(await json(`${url}/remotes.json`)).toEqual({
    doctor: { manifest: `${doctor}/remote.json`, areas: ['/doctor'] },
    patient: { manifest: `${patient}/remote.json`, areas: ['/patient'] },
    other: { manifest: 'https://cdn.example.com/other/remote.json', areas: ['/other'] },
  });
  expect(await json(`${url}/config.json`)).toEqual({
    backEnd: 'https://api.example.com/v1',
    errorReports: 'https://reports.example.com/faults',
    remoteOrigins: [doctor, patient, 'https://cdn.example.com'],
  });
});

test('allows the inline script by its hash and the listed origins, but no eval', async () => {
  const { url, servers } = await served();
  const response = await fetch(`${url}/doctor/plans`, { headers: { accept: 'text/html' } });
  const policy = response.headers.get('content-security-policy') ?? '';
  const directives = new Map(
    policy.split('; ').map((directive) => {
      const [name = '', ...values] = directive.split(' ');
      return [name, values];
    }),
  );
  const remotes = [servers.doctor?.url, servers.patient?.url, 'https://cdn.example.com'];
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(boot));
  const named = `'sha256-${Buffer.from(hash).toString('base64')}'`;
  expect(directives.get('script-src')).toEqual(["'self'", named, ...remotes]);
  expect(directives.get('connect-src')).toEqual([
    "'self'",
    ...remotes,
    'https://api.example.com',
    'https://reports.example.com',
  ]);
  expect(directives.get('frame-ancestors')).toEqual(["'none'"]);
  expect(policy).not.toContain('unsafe-eval');
});

test('serves a deployment file that is not JSON unchanged', async () => {
  const { url } = await served({ replace: { '/remotes.json': () => 'not JSON' } });
  expect(await (await fetch(`${url}/remotes.json`)).text()).toBe('not JSON');
});

test('sends the policy with a page that has not changed', async () => {
  const { url } = await served();
  const page = await fetch(`${url}/`);
  const headers = { 'if-none-match': page.headers.get('etag') ?? '' };
  const again = await fetch(`${url}/`, { headers, cache: 'no-store' });
  expect(again.status).toBe(304);
  expect(again.headers.get('content-security-policy')).toContain("script-src 'self'");
});

test('sends the page again after its policy has changed, since browsers keep that of a 304', async () => {
  const withApi = (backEnd: string) => () => JSON.stringify({ backEnd, remoteOrigins: [] });
  let config = withApi('simulated');
  const { url } = await served({ replace: { '/config.json': () => config() } });
  const page = await fetch(`${url}/`);
  const headers = { 'if-none-match': page.headers.get('etag') ?? '' };
  config = withApi('https://api.example.com');
  const again = await fetch(`${url}/`, { headers, cache: 'no-store' });
  expect(again.status).toBe(200);
  expect(again.headers.get('content-security-policy')).toContain('https://api.example.com');
  expect(again.headers.get('etag')).not.toBe(page.headers.get('etag'));
});

test('works without a deployment file', async () => {
  const { url } = await served({ replace: { '/config.json': () => undefined } });
  expect((await fetch(`${url}/config.json`)).status).toBe(404);
  expect((await fetch(`${url}/`)).status).toBe(200);
});

test('stops and restarts a role app on the same port without affecting the others', async () => {
  const { servers } = await served();
  const { doctor, patient } = servers;
  if (!doctor || !patient) throw new Error('The role apps are not served.');
  await doctor.close();
  await expect(fetch(`${doctor.url}/remote.json`)).rejects.toThrow();
  expect(await json(`${patient.url}/remote.json`)).toBe('patient');
  const again = await serveRemote({ directory: directories.shell, port: doctor.port });
  expect((await fetch(`${doctor.url}/config.json`)).status).toBe(200);
  await again.close();
});

test('releases all ports if one is in use', async () => {
  const taken = await serveRemote({ directory: directories.shell });
  await expect(serveProduct({ directories, ports: { demo: taken.port } })).rejects.toMatchObject({
    code: 'EADDRINUSE',
    port: taken.port,
  });
  await taken.close();
});
