import { defineStatuses } from '@praxis/sdk/ui/page';
import { tones } from './tones';

/** How the admin's app shows statuses. */
export const { StatusTag } = defineStatuses('admin', tones);
