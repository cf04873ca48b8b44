import path from 'node:path';

/**
 * What i18next knows the texts of a file as: a role app's by its id, the design language's as `ui`,
 * the shell's own as `shell`, and those of a part of the shell by its name.
 * @param {string} file
 * @param {string} directory of the app that is built
 * @param {string} [app] its id, where the folder isn't called after it
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
