import { defineStatuses } from '@praxis/sdk/ui/page';
import { tones } from './tones';

/** How the team member's app shows statuses. */
export const { StatusTag, useStatusText } = defineStatuses('team', tones);
