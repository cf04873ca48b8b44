import { attachmentLimit } from '@praxis/contract/demo/email';
import { storedSize } from '../../../shared/file-size';
import type { Content } from './content';

type Files = Content['attachments'];

/** Of files, one after the other, those for which there is room beside what is attached, and the rest. */
export function byRoom(attached: Files, files: readonly File[]): { fitting: File[]; rest: File[] } {
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

/** Files with what is in them, and those that cannot be read, such as one that is gone from the disk. */
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
