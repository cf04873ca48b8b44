import { attachmentLimit } from '@praxis/contract/demo/email';
import { storedSize } from '../../../shared/file-size';
import type { Content } from './content';

type Files = Content['attachments'];

/** Whether files would be too large together with those that are attached. */
export function areTooLarge(attached: Files, files: readonly File[]): boolean {
  const before = attached.reduce((sum, { url }) => sum + url.length * 0.75, 0);
  const added = files.reduce((sum, { size }) => sum + size, 0);
  return before + added > attachmentLimit;
}

/** Files with what is in them. */
export const readFiles = (files: readonly File[]): Promise<Files> =>
  Promise.all(
    files.map(async (file) => ({
      fileName: file.name,
      url: await dataUrlOf(file),
      size: storedSize(file.size),
    })),
  );

function dataUrlOf(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error ?? new Error('The file cannot be read.'));
    reader.readAsDataURL(file);
  });
}
