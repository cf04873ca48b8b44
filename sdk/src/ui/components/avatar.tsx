import { useState } from 'react';
import { skins } from '../theme/tokens';
import styles from './avatar.module.css';

export interface AvatarProps {
  /** Whose it is: initials and color follow from it. */
  name: string;
  /** A picture; where it is missing or broken, the initials stand in. */
  src?: string | null;
  /** Pixels. */
  size?: number;
}

/** A picture of a person, or the initials in a color that stays with the name. Its name is written beside it, so it is hidden from screen readers. */
export function Avatar({ name, src, size = 36 }: AvatarProps) {
  const [broken, setBroken] = useState<string | null>(null);
  const color = colorOf(name);
  const box = { width: size, height: size };
  if (src && src !== broken)
    return (
      <img
        // Another picture is another element: the old one would stay beside the new name meanwhile.
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

/** First letters of the first and the last name. Titles such as "Dr." are passed over. */
export function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter((word) => word && !word.endsWith('.'));
  const first = words[0];
  const last = words.length > 1 ? words.at(-1) : undefined;
  const letters = [first, last].map((word) => firstLetter(word ?? '')).filter(Boolean);
  // Arabic letters would be joined to a word of their own.
  return letters.join(letters.some((letter) => arabic.test(letter)) ? '\u200c' : '');
}

const arabic = /\p{Script=Arabic}/u;

/** Without the Arabic article, with which most last names begin; not where next to nothing would be left. */
function firstLetter(word: string): string {
  return (Array.from(word.replace(/^ال(?=..)/u, ''))[0] ?? '').toLocaleUpperCase();
}

/** Number of the color (1 to 6) that belongs to a name. */
export function colorOf(name: string): number {
  // FNV-1a: names that are alike still differ in color.
  let hash = 0x811c9dc5;
  for (const letter of name)
    hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return ((hash >>> 8) % skins.light.avatars.length) + 1;
}
