import type { LucideIcon } from 'lucide-react';
import { sizes } from '../theme/tokens';

export type { LucideIcon };

export interface IconProps {
  /** An icon of lucide, imported by itself: `import Search from 'lucide-react/icons/search'`. */
  of: LucideIcon;
  size?: number;
  className?: string;
}

/** An icon in the product's size and stroke. It never carries a meaning alone, so it is hidden from screen readers. */
export function Icon({ of: Drawing, size = sizes.iconSize, className }: IconProps) {
  return (
    <Drawing
      size={size}
      strokeWidth={sizes.iconStroke}
      className={className}
      aria-hidden
      focusable={false}
    />
  );
}
