/** Webpack replaces it with the build mode. */
declare const process: { env: { NODE_ENV: 'production' | 'development' | 'test' } };
