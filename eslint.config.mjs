export { lintConfig as default } from './tooling/lint/config.mjs';
