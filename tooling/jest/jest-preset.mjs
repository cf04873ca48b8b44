import { browserProject } from './common-project.mjs';

/**
 * How the tests of a role app run that is a project of its own: `preset: '@praxis/sdk/testing'`.
 * Of the folders called `dist`, only the app's own is passed by: the packages have their files in one.
 */
export default {
  ...browserProject,
  modulePathIgnorePatterns: ['<rootDir>/dist/'],
  testTimeout: 20_000,
};
