import { defineStatuses } from '@praxis/sdk/ui/page';
import { tones } from './tones';

/** Status components of the admin app. */
export const { StatusTag } = defineStatuses('admin', tones);
