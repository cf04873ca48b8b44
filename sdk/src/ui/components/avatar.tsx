import { useState } from 'react';
import { skins } from '../theme/tokens';
import styles from './avatar.module.css';

export interface AvatarProps {
  /** Full name; determines initials and color. */
  name: string;
  /** Picture; initials are shown if it is missing or fails to load. */
  src?: string | null;
  /** Width and height, in pixels. */
  size?: number;
}

/** A person's picture, or their initials in a color derived from the name. Hidden from screen readers: the name is always next to it. */
export function Avatar({ name, src, size = 36 }: AvatarProps) {
  const [broken, setBroken] = useState<string | null>(null);
  const color = colorOf(name);
  const box = { width: size, height: size };
  if (src && src !== broken)
    return (
      <img
        // A new element per picture: otherwise the old picture stays next to the new name while the new one loads.
        key={src}
        className={styles['avatar']}
        style={box}
        src={src}
        alt=""
        loading="lazy"
        onError={() => setBroken(src)}
      />
    );
  return (
    <span
      className={styles['avatar']}
      style={{
        ...box,
        fontSize: Math.round(size * 0.38),
        color: `var(--praxis-avatar-${color})`,
        background: `var(--praxis-avatar-${color}-tint)`,
      }}
      aria-hidden
    >
      {initialsOf(name)}
    </span>
  );
}

/** Returns the first letters of the first and the last name, skipping titles such as "Dr.". */
export function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter((word) => word && !word.endsWith('.'));
  const first = words[0];
  const last = words.length > 1 ? words.at(-1) : undefined;
  const letters = [first, last].map((word) => firstLetter(word ?? '')).filter(Boolean);
  // A zero-width non-joiner keeps Arabic letters from being joined into a word.
  return letters.join(letters.some((letter) => arabic.test(letter)) ? '\u200c' : '');
}

const arabic = /\p{Script=Arabic}/u;

/** Skips the Arabic article, with which most last names begin, if at least two letters remain. */
function firstLetter(word: string): string {
  return (Array.from(word.replace(/^ال(?=..)/u, ''))[0] ?? '').toLocaleUpperCase();
}

/** Returns the number of the avatar color (1 to 6) for a name. */
export function colorOf(name: string): number {
  // FNV-1a: similar names still get different colors.
  let hash = 0x811c9dc5;
  for (const letter of name)
    hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return ((hash >>> 8) % skins.light.avatars.length) + 1;
}
