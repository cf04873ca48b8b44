import { createHash } from 'node:crypto';
import { directoryWith } from '../testing/temporary-directory';
import { policyOf } from './policy-of.mjs';
import { printPolicy } from './print-policy.mjs';

const script = 'start();';
const hash = createHash('sha256').update(script).digest('base64');
const served = directoryWith({
  'index.html': `<!doctype html><script>${script}</script>`,
  'config.json': JSON.stringify({
    backEnd: 'https://api.example.com',
    remoteOrigins: ['https://doctor.example.com'],
  }),
});

test('creates the policy from the served page and configuration', async () => {
  const policy = await policyOf(served);
  expect(policy).toContain(`script-src 'self' 'sha256-${hash}' https://doctor.example.com;`);
  expect(policy).toContain(
    `connect-src 'self' https://doctor.example.com https://api.example.com;`,
  );
});

test('allows scripts from the origins that may override an app', async () => {
  const overridable = directoryWith({
    'index.html': '<!doctype html>',
    'config.json': JSON.stringify({
      backEnd: 'simulated',
      remoteOrigins: ['https://doctor.example.com'],
      overrideOrigins: ['http://localhost:3101'],
    }),
  });
  expect(await policyOf(overridable)).toMatch(
    /script-src [^;]*https:\/\/doctor\.example\.com http:\/\/localhost:3101/,
  );
});

test('prints the policy', async () => {
  const printed = jest.spyOn(console, 'log').mockImplementation(() => undefined);
  await printPolicy([served]);
  expect(printed).toHaveBeenCalledWith(await policyOf(served));
  printed.mockRestore();
});

test('reports a shell that is not built', async () => {
  await expect(policyOf('/nowhere')).rejects.toThrow(
    'There is no config.json in /nowhere. Name the folder that the shell is served from, or build the shell first: npm run build -- shell',
  );
});
