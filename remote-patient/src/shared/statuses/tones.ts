import {
  appointmentTones,
  chargeTones,
  invoiceTones,
  subscriptionTones,
} from '@praxis/sdk/practice/tones';

/** The color of each status that the patient's app shows; their words are in the texts, under `status`. */
export const tones = {
  subscription: subscriptionTones,
  appointment: appointmentTones,
  invoice: invoiceTones,
  charge: chargeTones,
};
