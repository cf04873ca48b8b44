import type { Page } from '@praxis/sdk';
import type titles from './titles/en.json';

export const pages = [
  {
    path: '/probe',
    title: 'probe',
    icon: 'activity',
    menu: true,
    load: () => import('./features/probe/probe.page'),
  },
  {
    path: '/probe/faults',
    title: 'faults',
    icon: 'bell',
    menu: true,
    load: () => import('./features/faults/faults.page'),
  },
] as const satisfies readonly Page<keyof typeof titles>[];
