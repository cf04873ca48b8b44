/** webpack puts the build's mode in its place. */
declare const process: { env: { NODE_ENV: 'production' | 'development' | 'test' } };
