import { createElement, memo } from 'react';
import type { LucideIcon } from 'lucide-react';
import { sizes } from '../theme/tokens';

export type { LucideIcon };

/** An icon as data, as a role app's manifest carries it: the elements of an SVG of 24 by 24. */
export type IconDrawing = readonly (readonly [
  tag: string,
  attributes: Readonly<Record<string, string>>,
])[];

export interface IconProps {
  /** An icon of lucide, imported by itself: `import Search from 'lucide-react/icons/search'`; or a drawing. */
  of: LucideIcon | IconDrawing;
  /** Pixels. */
  size?: number;
  className?: string;
}

/** An icon in the product's size and stroke. It never carries a meaning alone, so it is hidden from screen readers. */
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
