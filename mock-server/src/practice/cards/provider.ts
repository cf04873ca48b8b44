/** Who takes cards, and the key that a card form speaks to them with. */
export const paymentProvider = { provider: 'simulated', publicKey: 'sim_public_key' } as const;
