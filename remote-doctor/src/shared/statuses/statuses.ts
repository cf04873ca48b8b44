import { defineStatuses } from '@praxis/sdk/ui/page';
import { tones } from './tones';

/** How the doctor's app shows statuses. */
export const { StatusTag, useStatusText, toneOf } = defineStatuses('doctor', tones);
