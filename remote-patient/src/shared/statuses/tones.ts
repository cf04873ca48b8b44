import {
  appointmentTones,
  chargeTones,
  invoiceTones,
  subscriptionTones,
} from '@praxis/sdk/practice/tones';

/** Colors of the patient app's statuses; their texts are under `status`. */
export const tones = {
  subscription: subscriptionTones,
  appointment: appointmentTones,
  invoice: invoiceTones,
  charge: chargeTones,
};
