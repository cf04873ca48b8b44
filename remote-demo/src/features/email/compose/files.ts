import { attachmentLimit } from '@praxis/contract/demo/email';
import type { Content } from './content';

type Files = Content['attachments'];

/** Files with what is in them; null where they would be too large together. */
export async function withFiles(
  attached: Files,
  files: readonly File[],
  sizeText: (bytes: number) => string,
): Promise<Files | null> {
  const before = attached.reduce((sum, { url }) => sum + url.length * 0.75, 0);
  const added = files.reduce((sum, { size }) => sum + size, 0);
  if (before + added > attachmentLimit) return null;
  const read = files.map(async (file) => ({
    fileName: file.name,
    url: await dataUrlOf(file),
    size: sizeText(file.size),
  }));
  return [...attached, ...(await Promise.all(read))];
}

function dataUrlOf(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error ?? new Error('The file cannot be read.'));
    reader.readAsDataURL(file);
  });
}
