import { attachmentLimit } from '@praxis/contract/demo/email';
import { storedSize } from '../../../shared/file-size';
import type { Content } from './content';

type Files = Content['attachments'];

/**
 * Splits files into those that fit within the remaining attachment limit, in order, and the rest.
 */
export function splitByLimit(
  attached: Files,
  files: readonly File[],
): { fitting: File[]; rest: File[] } {
  let room = attachmentLimit - attached.reduce((sum, { url }) => sum + url.length * 0.75, 0);
  const fitting: File[] = [];
  const rest: File[] = [];
  for (const file of files) {
    const fits = file.size <= room;
    if (fits) room -= file.size;
    (fits ? fitting : rest).push(file);
  }
  return { fitting, rest };
}

interface Read {
  file: File;
  attachment: Files[number];
}

/**
 * Reads files as data URLs; files that can't be read, such as deleted ones, are listed separately.
 */
export async function readFiles(
  files: readonly File[],
): Promise<{ read: Read[]; unreadable: File[] }> {
  const read: Read[] = [];
  const unreadable: File[] = [];
  const urls = await Promise.allSettled(files.map(dataUrlOf));
  urls.forEach((url, index) => {
    const file = files[index] as File;
    if (url.status === 'rejected') unreadable.push(file);
    else
      read.push({
        file,
        attachment: { fileName: file.name, url: url.value, size: storedSize(file.size) },
      });
  });
  return { read, unreadable };
}

function dataUrlOf(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error ?? new Error('The file cannot be read.'));
    reader.readAsDataURL(file);
  });
}
