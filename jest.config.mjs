import {
  browserProject,
  commonProject,
  compiled,
  transform,
} from './tooling/jest/common-project.mjs';
import { appIds, packageOf } from './tooling/workspace.mjs';

/** What this repository's tests have besides: pages that document the kit import its sources. */
const here = {
  rootDir: import.meta.dirname,
  runtime: '<rootDir>/tooling/jest/runtime.cjs',
  transform: {
    'features/kit/.+\\.tsx?$': ['<rootDir>/tooling/jest/kit-queries.cjs', compiled],
    ...transform,
  },
};

/** Each package's tests run where its code runs: in Node, or in a browser's document. */
export default {
  maxWorkers: 2,
  // A page in jsdom on a busy machine takes its time; what hangs is still found. Projects ignore it.
  testTimeout: 20_000,
  projects: [
    {
      ...commonProject,
      ...here,
      displayName: 'node',
      testEnvironment: 'node',
      roots: ['contract', 'mock-server', 'tooling', 'e2e'].map((name) => `<rootDir>/${name}`),
    },
    {
      ...browserProject,
      ...here,
      displayName: 'browser',
      roots: ['sdk', ...appIds.map(packageOf)].map((name) => `<rootDir>/${name}`),
    },
  ],
};
