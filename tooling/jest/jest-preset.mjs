import { browserProject } from './common-project.mjs';

/**
 * Preset for the tests of a role app outside of this repository: `preset: '@praxis/sdk/testing'`. Only
 * the app's own `dist` is ignored, because the packages have their files in folders of that name.
 */
export default {
  ...browserProject,
  modulePathIgnorePatterns: ['<rootDir>/dist/'],
  testTimeout: 20_000,
};
