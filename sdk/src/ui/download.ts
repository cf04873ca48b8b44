import { safeFileName } from './file-name';

/** Downloads `content` as a file; text is encoded as UTF-8. */
export function downloadFile(name: string, type: string, content: string | BufferSource): void {
  const fullType = type.startsWith('text/') ? `${type};charset=utf-8` : type;
  const address = URL.createObjectURL(new Blob([content], { type: fullType }));
  const link = document.createElement('a');
  link.href = address;
  link.download = safeFileName(name);
  link.click();
  // The browser reads the blob after the click handler has returned.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
