import Archive from 'lucide-react/icons/archive';
import Send from 'lucide-react/icons/send';
import Trash2 from 'lucide-react/icons/trash-2';
import type { LucideIcon } from '@praxis/sdk/ui';
import type { PlanAct } from './acts';

/** The same at a row, at the plan's head and in its menu. */
export const actIcons: Readonly<Record<PlanAct, LucideIcon>> = {
  publish: Send,
  archive: Archive,
  delete: Trash2,
};
