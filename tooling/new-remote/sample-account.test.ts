import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { chooseSampleAccount, type SampleAccount } from './sample-account.mjs';

/** Runs in a separate process, since it imports the simulated back end as a script does. */
function accountsOf(...roles: string[]): SampleAccount[] {
  const script = `
    const { chooseSampleAccount } = await import(${JSON.stringify(path.join(import.meta.dirname, 'sample-account.mjs'))});
    const taken = [];
    for (const role of ${JSON.stringify(roles)})
      taken.push(await chooseSampleAccount({ realm: 'practice', role }, taken));
    console.log(JSON.stringify(taken));`;
  const output = execFileSync(process.execPath, ['--input-type=module', '--eval', script]);
  return JSON.parse(output.toString()) as SampleAccount[];
}

test('gives each app another person, who can sign in', () => {
  const accounts = accountsOf('teamMember', 'teamMember', 'doctor');
  expect(new Set(accounts.map(({ email }) => email)).size).toBe(3);
  expect(accounts).toEqual([
    expect.objectContaining({ role: 'teamMember', email: expect.stringContaining('@') }),
    expect.objectContaining({ role: 'teamMember', fullName: expect.stringContaining(' ') }),
    expect.objectContaining({ role: 'doctor', fullName: expect.stringContaining('Dr. ') }),
  ]);
});

test('reports that the sample data has nobody else', async () => {
  const pharmacy = { id: 'pharmacy', area: '/pharmacy' };
  await expect(
    chooseSampleAccount({ ...pharmacy, realm: 'demo', role: 'client' }, []),
  ).rejects.toThrow(
    'The sample data has no other client for an account. Without --account, use client@demo.com.',
  );
});
