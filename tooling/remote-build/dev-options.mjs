import { UserError } from '../user-error.mjs';
import { isFree, portFrom } from '../free-port.mjs';
import { isWebAddress } from '../web-address.mjs';

export const defaultPort = 4000;

/** Address to serve the app on: this computer only. */
export const host = '127.0.0.1';

/**
 * Validates the options of `praxis-remote dev`, before anything slow starts.
 * @param {{ shell?: string, port?: string }} options `shell`: a URL
 * @returns {Promise<{ shell: string, port: number }>}
 */
export async function devOptions({ shell, port: text = String(defaultPort) }) {
  if (!isWebAddress(shell))
    throw new UserError(
      `Name the shell that the app is shown in: --shell https://praxis.example.com, or "praxis": { "shell": ... } in package.json.${shell ? ` "${shell}" is not a web address.` : ''}`,
    );
  const port = portFrom(text, '--port');
  if (!(await isFree(port, host)))
    throw new UserError(
      `Port ${port} is in use by another program. Stop it, or choose another: --port ${port === 65_535 ? defaultPort : port + 1}.`,
    );
  await requireShell(shell);
  return { shell, port };
}

/** @param {string} shell */
async function requireShell(shell) {
  const address = new URL('/remotes.json', shell).href;
  /** @type {Response | undefined} */
  const response = await fetch(address).catch(() => undefined);
  if (!response?.ok)
    throw new UserError(
      `There is no shell at ${shell}: ${address} ${response ? `answers ${response.status}` : "doesn't answer"}. Start it, or name another with --shell.`,
    );
}
