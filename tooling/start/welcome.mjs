import { describeAccounts } from './demo-accounts.mjs';

/**
 * Tells where the product is, and whom to sign in as.
 * @param {string} url
 * @param {Readonly<Record<string, number>>} ports by app
 */
export async function printWelcome(url, ports) {
  const remotes = Object.entries(ports)
    .filter(([id]) => id !== 'shell')
    .map(([id, port]) => `${id} ${port}`);
  const lines = [
    '',
    `Praxis is at ${url}`,
    `Role apps on ports of their own: ${remotes.join(', ')}`,
    '',
    ...(await describeAccounts()),
    'Ctrl-C stops everything.',
  ];
  console.log(lines.join('\n'));
}
