/** The parts of the profile, each an address of its own. */
export const profileSections = [
  'account',
  'background',
  'practice',
  'availability',
  'visitTypes',
  'payout',
] as const;
export type ProfileSection = (typeof profileSections)[number];
