import { verificationTones } from '@praxis/sdk/practice/tones';

/** Colors of the admin app's statuses; their texts are under `status`. */
export const tones = { verification: verificationTones };
