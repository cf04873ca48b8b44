/** The oldest supported Node: `engines` of the root's package.json. */
const needed = [20, 19, 0];

/**
 * @param {string} version as in `process.versions.node`
 */
export function isNodeNewEnough(version) {
  const numbers = version.split('.').map(Number);
  for (const [index, least] of needed.entries()) {
    const number = numbers[index] ?? 0;
    if (number !== least) return number > least;
  }
  return true;
}

/** Exits with a clear message if Node is too old to run the rest. */
export function requireNode(version = process.versions.node) {
  if (isNodeNewEnough(version)) return;
  console.error(
    `\nPraxis needs Node ${needed.join('.')} or newer, but this is Node ${version}.\n` +
      'Install a newer one (https://nodejs.org, or "nvm install 22") and run the command again.\n',
  );
  process.exit(1);
}
