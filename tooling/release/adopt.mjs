import { stat } from 'node:fs/promises';
import path from 'node:path';
import { placeLink } from './files.mjs';
import { stage } from './stage.mjs';
import { documentsIn, linkServedFiles } from './switch-over.mjs';
import { liveOf } from './versions.mjs';

/**
 * Adopts a directory that was deployed by other means: what is served there becomes a version,
 * which is live until the first release and can be rolled back to.
 * @param {import('./layout.mjs').Layout} layout
 */
export async function adopt(layout) {
  const [document] = await documentsIn(layout);
  if (document === undefined || (await liveOf(layout))) return;
  const { mtime: at } = await stat(path.join(layout.served, document));
  const version = await stage(layout, { from: layout.served, at });
  await placeLink(path.join('.releases', version.version), layout.pointer);
  await linkServedFiles(layout, version);
}
