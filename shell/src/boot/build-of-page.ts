/**
 * Identifies the build that this page runs: the name of the entry script contains a hash that changes
 * with every file of the shell. Undefined in development, where names have no hashes.
 */
export function buildOfPage(): string | undefined {
  return [...document.scripts].find(({ src }) => /\/main\.[0-9a-f]+\.js$/.test(src))?.src;
}
