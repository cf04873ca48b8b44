import { describeAccounts } from './demo-accounts.mjs';

/**
 * Prints the URL of the product and the accounts to sign in with.
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
