const domain = '@mail.example';

/** The address of a sample user without a sample account. */
export const sampleEmail = (name: string): string => `${name}${domain}`;

/** Whether an address may belong to a sample user. */
export const isSampleEmail = (email: string): boolean => email.toLowerCase().endsWith(domain);
