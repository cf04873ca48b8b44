import type { Area } from '../core/area';

export const practiceAreas: readonly Area[] = [];
