import { defineStatuses } from '@praxis/sdk/ui/page';
import { tones } from './tones';

/** Status components of the team app. */
export const { StatusTag, useStatusText } = defineStatuses('team', tones);
