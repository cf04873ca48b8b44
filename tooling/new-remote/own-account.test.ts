import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { ownAccount, type SampleAccount } from './own-account.mjs';

/** In a process of its own: it loads the simulated back end, which is TypeScript, as a script does. */
function accountsOf(...roles: string[]): SampleAccount[] {
  const script = `
    const { ownAccount } = await import(${JSON.stringify(path.join(import.meta.dirname, 'own-account.mjs'))});
    const taken = [];
    for (const role of ${JSON.stringify(roles)})
      taken.push(await ownAccount({ realm: 'practice', role }, taken));
    console.log(JSON.stringify(taken));`;
  const output = execFileSync(process.execPath, ['--input-type=module', '--eval', script]);
  return JSON.parse(output.toString()) as SampleAccount[];
}

test('each app is given somebody else, who can sign in', () => {
  const accounts = accountsOf('teamMember', 'teamMember', 'doctor');
  expect(new Set(accounts.map(({ email }) => email)).size).toBe(3);
  expect(accounts).toEqual([
    expect.objectContaining({ role: 'teamMember', email: expect.stringContaining('@') }),
    expect.objectContaining({ role: 'teamMember', fullName: expect.stringContaining(' ') }),
    expect.objectContaining({ role: 'doctor', fullName: expect.stringContaining('Dr. ') }),
  ]);
});

test('where the sample data has nobody else, that is said', async () => {
  const pharmacy = { id: 'pharmacy', area: '/pharmacy' };
  await expect(ownAccount({ ...pharmacy, realm: 'demo', role: 'client' }, [])).rejects.toThrow(
    'The sample data has no other client to make an account of. Without --account, the app has client@demo.com.',
  );
});
