/** Path of the page. */
export const chatPath = '/apps/chat';

/** Path of the chat with a contact. */
export const pathOf = (contactId: number): string => `${chatPath}/${contactId}`;
