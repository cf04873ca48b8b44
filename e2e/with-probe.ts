import { buildRemote, copyRemote } from './build-remote';

/**
 * Builds the probe for one test.
 * @param name of its copy, unique among the tests
 * @returns the build's directory
 */
export const buildProbe = async (name: string): Promise<string> =>
  buildRemote(await copyRemote('e2e/remote-probe', name));

/**
 * Deployment files with the probe as the doctor's app, under `/probe`.
 * @param origin that the probe is served from
 * @param config additional entries of `config.json`
 */
export const withProbe = (origin: string, config: object = {}) => ({
  '/config.json': () =>
    JSON.stringify({ backEnd: 'simulated', remoteOrigins: [origin], ...config }),
  '/remotes.json': () =>
    JSON.stringify({
      probe: {
        manifest: `${origin}/remote.json`,
        realm: 'practice',
        roles: ['doctor'],
        areas: ['/probe'],
      },
    }),
});
