import Command from 'lucide-react/icons/command';
import Hash from 'lucide-react/icons/hash';
import ShoppingCart from 'lucide-react/icons/shopping-cart';
import Video from 'lucide-react/icons/video';
import Watch from 'lucide-react/icons/watch';
import type { LucideIcon } from '@praxis/sdk/ui';

const icons: Readonly<Record<string, LucideIcon>> = { Command, Hash, ShoppingCart, Video, Watch };

/** The icon that a category names. */
export const categoryIcon = (name: string): LucideIcon => icons[name] ?? Hash;
