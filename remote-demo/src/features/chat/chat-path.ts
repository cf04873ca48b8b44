/** Address of the page. */
export const chatPath = '/apps/chat';

/** The address of the chat with somebody. */
export const pathOf = (contactId: number): string => `${chatPath}/${contactId}`;
