import { defineStatuses } from '@praxis/sdk/ui/page';
import { tones } from './tones';

/** Status components of the patient app. */
export const { StatusTag, useStatusText } = defineStatuses('patient', tones);
