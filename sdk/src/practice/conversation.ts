/** Conversations between patients and doctors, the same for both sides. */
export { ConversationsPage, type ConversationsPageProps } from './conversation/conversations-page';
export { WriteDialog, type WriteDialogProps } from './conversation/write-dialog';
