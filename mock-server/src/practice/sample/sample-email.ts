const domain = '@mail.example';

/** The address of somebody of the sample data who is no sample account. */
export const sampleEmail = (name: string): string => `${name}${domain}`;

/** Whether an address may be one of those. */
export const isSampleEmail = (email: string): boolean => email.toLowerCase().endsWith(domain);
