import { existsSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import path from 'node:path';
import { directoryOf, distOf, rootDirectory } from '../workspace.mjs';

/**
 * The folder of the files that belong to the deployment: which apps there are, and where.
 * @param {string} [root] directory of the workspace
 */
export const deploymentFilesIn = (root = rootDirectory) =>
  path.join(directoryOf('shell', root), 'public');

/**
 * Puts the deployment's files beside a build of the shell that is there. They are no part of it: an
 * app that is registered in them makes no build stale.
 * @param {string} [root] directory of the workspace
 */
export async function placeDeploymentFiles(root = rootDirectory) {
  const built = distOf('shell', root);
  if (existsSync(built)) await cp(deploymentFilesIn(root), built, { recursive: true });
}
