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
