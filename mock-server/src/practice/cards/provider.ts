/** The payment provider, and the public key for its card form. */
export const paymentProvider = { provider: 'simulated', publicKey: 'sim_public_key' } as const;
