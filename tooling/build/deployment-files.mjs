import { existsSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import path from 'node:path';
import { directoryOf, distOf, rootDirectory } from '../workspace.mjs';

/**
 * The folder with the files that belong to the deployment: which apps exist, and where.
 * @param {string} [root] directory of the workspace
 */
export const deploymentFilesIn = (root = rootDirectory) =>
  path.join(directoryOf('shell', root), 'public');

/**
 * Copies the deployment's files to an existing build of the shell. They are not part of the build:
 * registering an app in them makes no build stale.
 * @param {string} [root] directory of the workspace
 */
export async function placeDeploymentFiles(root = rootDirectory) {
  const built = distOf('shell', root);
  if (existsSync(built)) await cp(deploymentFilesIn(root), built, { recursive: true });
}
