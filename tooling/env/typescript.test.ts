import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { directoryWith } from '../testing/temporary-directory';

test('imports a TypeScript module and its imports', () => {
  const directory = directoryWith({
    'accounts.ts': `import type { Role } from './roles';
      import { roles } from './roles';
      export const accounts = roles.map((role: Role) => ({ role }));`,
    'roles/index.ts': `export type Role = 'doctor' | 'patient';
      export const roles: Role[] = ['doctor', 'patient'];`,
  });
  const loader = path.join(import.meta.dirname, 'typescript.mjs');
  const script = `
    const { importTypeScript } = await import(${JSON.stringify(loader)});
    const { accounts } = await importTypeScript(${JSON.stringify(path.join(directory, 'accounts.ts'))});
    console.log(JSON.stringify(accounts));`;
  const output = execFileSync(process.execPath, ['--input-type=module', '--eval', script]);
  expect(JSON.parse(output.toString())).toEqual([{ role: 'doctor' }, { role: 'patient' }]);
});
