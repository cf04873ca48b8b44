/** Accepted by every file system, with room for the number that browsers append to duplicates. */
const maxLength = 120;

/**
 * Sanitizes a file name for display and download: no path, no characters that operating systems reject,
 * and no bidi controls, which make `exe` look like `pdf`.
 */
export function safeFileName(name: string): string {
  const plain = name
    .replaceAll(/[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]|\p{Bidi_Control}/gu, '')
    .replaceAll(/[/\\:*?"<>|]/g, '-')
    .replace(/^[\s.]+/, '')
    .replace(/[\s.]+$/, '');
  const extension = /\.\w{1,8}$/.exec(plain)?.[0] ?? '';
  const stem = Array.from(plain.slice(0, plain.length - extension.length));
  return stem.slice(0, maxLength - extension.length).join('') + extension || 'file';
}
