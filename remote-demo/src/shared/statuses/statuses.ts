import { defineStatuses } from '@praxis/sdk/ui/page';
import { tones } from './tones';

/** How the demo app shows statuses. */
export const { StatusTag, useStatusText, toneOf } = defineStatuses('demo', tones);
