/** A conversation between a patient and a doctor, the same for both sides. */
export { Conversation, type ConversationProps } from './conversation/conversation';
export { LastMessage, type LastMessageProps } from './conversation/last-message';
