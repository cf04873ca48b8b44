/** What of the invoices a tab shows; drafts are the practice's own affair. */
export const invoiceTabs = ['all', 'open', 'paid', 'void', 'uncollectible'] as const;
