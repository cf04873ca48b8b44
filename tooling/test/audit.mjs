import { spawnSync } from 'node:child_process';
import { rootDirectory } from '../workspace.mjs';

/** @typedef {import('./schedule.mjs').Result} Result */

/**
 * Output of `npm audit --json`: known vulnerabilities, or why the registry gave none.
 * @typedef {{
 *   vulnerabilities?: Record<string, { severity: string, range: string, via: (string | { title: string })[] }>,
 *   message?: string,
 *   error?: { summary?: string },
 * }} Report
 */

const severe = ['high', 'critical'];

/**
 * Checks the shipped libraries for known vulnerabilities. Without a registry, or with one that
 * doesn't support audits, the check is reported as not run and does not fail.
 * @param {{ ask?: () => string, log?: (line: string) => void }} [surroundings] `ask`: returns npm's
 *   output
 * @returns {Promise<Result>}
 */
export async function audit({ ask = runNpmAudit, log = console.log } = {}) {
  const report = read(ask());
  if (!report.vulnerabilities) {
    const reason = report.message || report.error?.summary || 'npm audit returned nothing';
    return { passed: 0, failed: 0, notRun: 1, missing: reason.split('\n')[0] };
  }
  const found = Object.entries(report.vulnerabilities).filter(([, { severity }]) =>
    severe.includes(severity),
  );
  for (const [name, { severity, range, via }] of found) {
    const titles = via.map((one) => (typeof one === 'string' ? `by ${one}` : one.title));
    log(`${name} ${range} (${severity}): ${titles.join('; ')}`);
  }
  return { passed: found.length === 0 ? 1 : 0, failed: found.length };
}

/** Runs npm without retries and with a short timeout, since there may be no network. */
function runNpmAudit() {
  const limits = ['--fetch-retries=0', '--fetch-timeout=20000'];
  const { stdout } = spawnSync('npm', ['audit', '--omit=dev', '--json', ...limits], {
    cwd: rootDirectory,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  return stdout;
}

/**
 * @param {string} text
 * @returns {Report}
 */
function read(text) {
  try {
    return JSON.parse(text);
  } catch {
    return {};
  }
}
