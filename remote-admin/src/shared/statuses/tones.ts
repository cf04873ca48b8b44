import { verificationTones } from '@praxis/sdk/practice/tones';

/** The color of each status that the admin's app shows; their words are in the texts, under `status`. */
export const tones = { verification: verificationTones };
