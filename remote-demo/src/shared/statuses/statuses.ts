import { defineStatuses } from '@praxis/sdk/ui/page';
import { tones } from './tones';

/** Status tags and texts of the demo app. */
export const { StatusTag, useStatusText, toneOf } = defineStatuses('demo', tones);
