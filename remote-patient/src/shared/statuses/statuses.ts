import { defineStatuses } from '@praxis/sdk/ui/page';
import { tones } from './tones';

/** How the patient's app shows statuses. */
export const { StatusTag, useStatusText } = defineStatuses('patient', tones);
