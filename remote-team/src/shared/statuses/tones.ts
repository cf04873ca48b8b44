import { appointmentTones, subscriptionTones } from '@praxis/sdk/practice/tones';

/** Colors of the team app's statuses; their texts are under `status`. */
export const tones = { appointment: appointmentTones, subscription: subscriptionTones };
