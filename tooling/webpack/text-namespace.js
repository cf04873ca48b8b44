import path from 'node:path';

/**
 * The i18next namespace of a text file: a role app's id, `ui` for the design language, `shell` for
 * the shell's own texts, and the name of the part for texts of a part of the shell.
 * @param {string} file
 * @param {string} directory of the app that is built
 * @param {string} [app] its id, if its folder is not named after it
 */
export function namespaceOf(
  file,
  directory,
  app = path.basename(directory).replace(/^remote-/, ''),
) {
  if (!file.startsWith(directory + path.sep)) return 'ui';
  if (app !== 'shell') return app;
  const [, part] = /^src[\\/]([^\\/]+)[\\/]locales[\\/]/.exec(path.relative(directory, file)) ?? [];
  return part ?? 'shell';
}
