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

test('the policy is made from the page and the configuration that are served', async () => {
  const policy = await policyOf(served);
  expect(policy).toContain(`script-src 'self' 'sha256-${hash}' https://doctor.example.com;`);
  expect(policy).toContain(
    `connect-src 'self' https://doctor.example.com https://api.example.com;`,
  );
});

test('code may come from where somebody may take an app from', async () => {
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

test('it is printed', async () => {
  const printed = jest.spyOn(console, 'log').mockImplementation(() => undefined);
  await printPolicy([served]);
  expect(printed).toHaveBeenCalledWith(await policyOf(served));
  printed.mockRestore();
});

test('a shell that is not built is named', async () => {
  await expect(policyOf('/nowhere')).rejects.toThrow(
    'There is no config.json in /nowhere. Name the folder that the shell is served from, or build the shell first: npm run build -- shell',
  );
});
