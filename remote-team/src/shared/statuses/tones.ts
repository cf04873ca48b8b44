import { appointmentTones, subscriptionTones } from '@praxis/sdk/practice/tones';

/** The color of each status that the team member's app shows; their words are in the texts, under `status`. */
export const tones = { appointment: appointmentTones, subscription: subscriptionTones };
