import { defineStatuses } from '@praxis/sdk/ui/page';
import { tones } from './tones';

/** Status components of the doctor app. */
export const { StatusTag, useStatusText, toneOf } = defineStatuses('doctor', tones);
