import path from 'node:path';
import { ESLint } from 'eslint';
import { lintConfig } from './config.mjs';

const root = path.resolve(import.meta.dirname, '../..');
const eslint = new ESLint({
  cwd: root,
  overrideConfigFile: true,
  overrideConfig: lintConfig,
  ruleFilter: ({ ruleId }) => ruleId === 'praxis/boundaries' || ruleId === 'no-restricted-syntax',
});

/** Messages of the boundaries about a file with this content at this path. */
async function faultsOf(file: string, code: string): Promise<string[]> {
  const [result] = await eslint.lintText(code, { filePath: path.join(root, file) });
  return (result?.messages ?? []).map(({ message }) => message);
}

interface Boundary {
  boundary: string;
  file: string;
  forbidden: string;
  message: RegExp;
  /** An import that is allowed instead: other code, or the same code in another file. */
  allowed: { file?: string; code: string };
}

const shellFile = 'shell/src/app/app.tsx';
const doctorFile = 'remote-doctor/src/features/plans/plans.page.tsx';
const sdkFile = 'sdk/src/data/client.ts';
const contractFile = 'contract/src/rules/appointments/slots.ts';
const mockFile = 'mock-server/src/practice/plans/routes.ts';

const boundaries: Boundary[] = [
  {
    boundary: 'shell -> role app',
    file: shellFile,
    forbidden: `import { remote } from '@praxis/remote-doctor/src/remote';`,
    message: /remotes\.json/,
    allowed: { code: `import type { RemoteManifest } from '@praxis/sdk';` },
  },
  {
    boundary: 'shell -> role app, dynamically',
    file: shellFile,
    forbidden: `void import('@praxis/remote-demo');`,
    message: /at run time/,
    allowed: { code: `void import('@praxis/sdk/ui');` },
  },
  {
    boundary: 'shell -> simulated back end',
    file: shellFile,
    forbidden: `import { makeServer } from '@praxis/mock-server';`,
    message: /one dynamic import in shell\/src\/boot\/simulation\.ts/,
    allowed: {
      file: 'shell/src/boot/simulation.ts',
      code: `export const load = () => import('@praxis/mock-server');`,
    },
  },
  {
    boundary: 'shell -> simulated back end, dynamically but elsewhere',
    file: shellFile,
    forbidden: `void import('@praxis/mock-server');`,
    message: /one dynamic import/,
    allowed: { code: `import type { RunningSimulation } from '@praxis/mock-server';` },
  },
  {
    boundary: 'shell -> simulated back end, statically in the one file',
    file: 'shell/src/boot/simulation.ts',
    forbidden: `export { makeServer } from '@praxis/mock-server';`,
    message: /one dynamic import/,
    allowed: { file: 'shell/src/boot/simulation.test.ts', code: `import '@praxis/mock-server';` },
  },
  {
    boundary: 'shell -> antd',
    file: shellFile,
    forbidden: `import { Button } from 'antd';`,
    message: /@praxis\/sdk\/ui/,
    allowed: { code: `import { Button } from '@praxis/sdk/ui';` },
  },
  {
    boundary: 'role app -> shell',
    file: doctorFile,
    forbidden: `import { store } from '@praxis/shell/src/store/store';`,
    message: /HostApi/,
    allowed: { code: `import type { HostApi } from '@praxis/sdk';` },
  },
  {
    boundary: 'role app -> another role app',
    file: doctorFile,
    forbidden: `import { remote } from '@praxis/remote-patient/src/remote';`,
    message: /deployed apart/,
    allowed: { code: `import { remote } from '../../remote';` },
  },
  {
    boundary: 'role app -> simulated back end',
    file: doctorFile,
    forbidden: `import { makeServer } from '@praxis/mock-server';`,
    message: /renderRemote/,
    allowed: { code: `import { renderRemote } from '@praxis/sdk/testing';` },
  },
  {
    boundary: 'role app -> simulated back end, as a type',
    file: doctorFile,
    forbidden: `type Server = import('@praxis/mock-server').Server;`,
    message: /contract's endpoints/,
    allowed: { code: `type Plan = import('@praxis/contract/entities/plan').Plan;` },
  },
  {
    boundary: 'role app -> antd',
    file: doctorFile,
    forbidden: `import Table from 'antd/es/table';`,
    message: /private to sdk\/src\/ui/,
    allowed: { code: `import { Table } from '@praxis/sdk/ui/table';` },
  },
  {
    boundary: 'role app -> a library that the sdk provides',
    file: doctorFile,
    forbidden: `import { Link } from 'react-router-dom';`,
    message: /@praxis\/sdk\/router/,
    allowed: { code: `import { Link } from '@praxis/sdk/router';` },
  },
  {
    boundary: 'feature -> feature',
    file: doctorFile,
    forbidden: `import { appointmentsQuery } from '../appointments/queries';`,
    message: /compose them in remote\.ts/,
    allowed: {
      file: 'remote-doctor/src/remote.ts',
      code: `import { appointmentsQuery } from './features/appointments/queries';`,
    },
  },
  {
    boundary: 'sdk -> shell',
    file: sdkFile,
    forbidden: `import '@praxis/shell/src/http/http';`,
    message: /is below/,
    allowed: { code: `import '@praxis/contract';` },
  },
  {
    boundary: 'sdk -> role app',
    file: sdkFile,
    forbidden: `export * from '@praxis/remote-team/src/app';`,
    message: /is below/,
    allowed: { code: `export * from '../page';` },
  },
  {
    boundary: 'sdk -> simulated back end',
    file: sdkFile,
    forbidden: `import { makeServer } from '@praxis/mock-server';`,
    message: /let the caller pass/,
    allowed: {
      file: 'sdk/src/testing/render-remote.tsx',
      code: `import { makeServer } from '@praxis/mock-server';`,
    },
  },
  {
    boundary: 'sdk outside of ui -> antd',
    file: sdkFile,
    forbidden: `import { theme } from 'antd';`,
    message: /one copy and one theme/,
    allowed: { file: 'sdk/src/ui/theme.ts', code: `import { theme } from 'antd';` },
  },
  {
    boundary: 'contract -> a library of its own choice',
    file: contractFile,
    forbidden: `import dayjs from 'dayjs';`,
    message: /zod\/mini only/,
    allowed: { code: `import * as z from '@praxis/contract/schema';` },
  },
  {
    boundary: 'contract -> sdk',
    file: contractFile,
    forbidden: `import type { Label } from '@praxis/sdk';`,
    message: /pure TypeScript/,
    allowed: { code: `import type { Role } from '../roles';` },
  },
  {
    boundary: 'contract -> a library for tests, outside of a test',
    file: contractFile,
    forbidden: `import fc from 'fast-check';`,
    message: /tests also fast-check/,
    allowed: {
      file: 'contract/src/rules/appointments/slots.test.ts',
      code: `import fc from 'fast-check';`,
    },
  },
  {
    boundary: 'simulated back end -> React',
    file: mockFile,
    forbidden: `import { useState } from 'react';`,
    message: /acts as a server/,
    allowed: { code: `import { Response } from 'miragejs';` },
  },
  {
    boundary: 'simulated back end -> the user interface',
    file: mockFile,
    forbidden: `import { Money } from '@praxis/sdk/ui';`,
    message: /knows the contract/,
    allowed: { code: `import { planSchema } from '@praxis/contract/entities/plan';` },
  },
  {
    boundary: 'a path into another package',
    file: 'remote-admin/src/remote.ts',
    forbidden: `import { useQuery } from '../../sdk/src/data/use-query';`,
    message: /imported by its name/,
    allowed: { code: `import { useQuery } from '@praxis/sdk/data';` },
  },
  {
    boundary: "a rule of the contract -> the computer's clock",
    file: contractFile,
    forbidden: `export const now = () => Date.now();`,
    message: /take the clock/,
    allowed: { code: `export const year = (now: Date) => now.getUTCFullYear();` },
  },
  {
    boundary: 'markup from data',
    file: doctorFile,
    forbidden: `export const Body = () => <p dangerouslySetInnerHTML={{ __html: '' }} />;`,
    message: /sanitizing component/,
    allowed: { code: `export const Body = () => <p>{''}</p>;` },
  },
  {
    boundary: 'markup put into an element',
    file: 'sdk/src/ui/note.ts',
    forbidden: `export const put = (place: Element, note: string) => { place.innerHTML = note; };`,
    message: /sanitizing component/,
    allowed: {
      code: `export const put = (place: Element, note: string) => { place.textContent = note; };`,
    },
  },
];

describe.each(boundaries)('boundary: $boundary', ({ file, forbidden, message, allowed }) => {
  test('rejects the import and says what to do instead', async () => {
    const faults = await faultsOf(file, forbidden);
    expect(faults).toHaveLength(1);
    expect(faults[0]).toMatch(message);
  });

  test('allows the counterpart', async () => {
    expect(await faultsOf(allowed.file ?? file, allowed.code)).toEqual([]);
  });
});

test('ignores comments that disable the rule', async () => {
  const code = `// eslint-disable-next-line praxis/boundaries\nimport { Button } from 'antd';`;
  const faults = await faultsOf(doctorFile, code);
  expect(faults.some((message) => message.startsWith('antd is private'))).toBe(true);
});
