/** Conversations between patients and doctors, shared by both sides. */
export { ConversationsPage, type ConversationsPageProps } from './conversation/conversations-page';
export { WriteDialog, type WriteDialogProps } from './conversation/write-dialog';
