import { createElement, memo } from 'react';
import type { LucideIcon } from 'lucide-react';
import { sizes } from '../theme/tokens';

export type { LucideIcon };

/** An icon as data, as in a role app's manifest: the elements of a 24 by 24 SVG. */
export type IconDrawing = readonly (readonly [
  tag: string,
  attributes: Readonly<Record<string, string>>,
])[];

export interface IconProps {
  /** A lucide icon, imported from its own file (`import Search from 'lucide-react/icons/search'`), or an icon as data. */
  of: LucideIcon | IconDrawing;
  /** Width and height, in pixels. */
  size?: number;
  className?: string;
}

/** Icon in the product's size and stroke. Hidden from screen readers: it always comes with a text. */
export const Icon = memo(function Icon({ of, size = sizes.iconSize, className }: IconProps) {
  const look = { className, strokeWidth: sizes.iconStroke, 'aria-hidden': true, focusable: false };
  if (!isDrawing(of)) return createElement(of, { ...look, size });
  return (
    <svg
      {...look}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {of.map(([tag, attributes], index) => createElement(tag, { key: index, ...attributes }))}
    </svg>
  );
});

const isDrawing = (icon: LucideIcon | IconDrawing): icon is IconDrawing => Array.isArray(icon);
