import path from 'node:path';
import { ESLint } from 'eslint';
import { rootDirectory } from '../workspace.mjs';
import { lintConfig } from './config.mjs';

const eslint = new ESLint({
  cwd: rootDirectory,
  overrideConfigFile: true,
  overrideConfig: lintConfig,
  ruleFilter: ({ ruleId }) => ruleId.startsWith('check-file/'),
});

async function faultsOf(file: string): Promise<string[]> {
  const [result] = await eslint.lintText('', { filePath: path.join(rootDirectory, file) });
  return (result?.messages ?? []).map(({ message }) => message);
}

test.each([
  'sdk/src/ui/PageHeader.tsx',
  'sdk/src/ui/page_header.ts',
  'sdk/src/ui/pageHeader.module.css',
  'remote-doctor/src/features/newPlans/plans.page.tsx',
  'shell/public/RemotesOf.json',
  'tooling/lint/fileNames.mjs',
  'deploy/Nginx.conf',
])('rejects the file name %s', async (file) => {
  expect(await faultsOf(file)).toEqual([expect.stringMatching(/does not match/)]);
});

test.each([
  'sdk/src/ui/page-header.tsx',
  'remote-doctor/src/features/plans/plans.page.tsx',
  'sdk/src/ui/page-header.module.css',
  'contract/src/rules/appointments/slots.property.test.ts',
  'docs/README.md',
  '.prettierrc.json',
])('accepts the file name %s', async (file) => {
  expect(await faultsOf(file)).toEqual([]);
});
