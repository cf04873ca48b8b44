import { safeFileName } from './file-name';

/** Offers something as a file to the person; a text is written in UTF-8. */
export function downloadFile(name: string, type: string, content: string | BufferSource): void {
  const fullType = type.startsWith('text/') ? `${type};charset=utf-8` : type;
  const address = URL.createObjectURL(new Blob([content], { type: fullType }));
  const link = document.createElement('a');
  link.href = address;
  link.download = safeFileName(name);
  link.click();
  // The browser reads the file after the click has been handled.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
