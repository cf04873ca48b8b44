/** As long as every file system takes, with room for the number that a browser adds. */
const longest = 120;

/**
 * The name of a file as it may be shown and offered: one name and no path, without what an operating
 * system does not take, and without the marks that turn a text round, which make `exe` look like `pdf`.
 */
export function safeFileName(name: string): string {
  const plain = name
    .replaceAll(/[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]|\p{Bidi_Control}/gu, '')
    .replaceAll(/[/\\:*?"<>|]/g, '-')
    .replace(/^[\s.]+/, '')
    .replace(/[\s.]+$/, '');
  const ending = /\.\w{1,8}$/.exec(plain)?.[0] ?? '';
  const stem = Array.from(plain.slice(0, plain.length - ending.length));
  return stem.slice(0, longest - ending.length).join('') + ending || 'file';
}
