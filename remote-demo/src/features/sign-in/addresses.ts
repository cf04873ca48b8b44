/** Pages of signing in, each in two layouts. */
export const kinds = ['login', 'register', 'forgotPassword', 'resetPassword'] as const;
export type Kind = (typeof kinds)[number];

const paths: Record<Kind, string> = {
  login: '/pages/login',
  register: '/pages/register',
  forgotPassword: '/pages/forgot-password',
  resetPassword: '/pages/reset-password',
};

/** 1: a card; 2: a form next to an illustration. */
export const versions = [1, 2] as const;
export type Version = (typeof versions)[number];

export const addressOf = (kind: Kind, version: Version): string => `${paths[kind]}-v${version}`;

export const versionOf = (pathname: string): Version => (pathname.endsWith('-v2') ? 2 : 1);
