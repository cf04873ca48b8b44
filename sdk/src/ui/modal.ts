/**
 * Dialogs alone, for parts of the shell that wait for nothing else. Role apps find them
 * among the patterns that are made of them, in `overlay`.
 */
export { Modal } from './overlay/modal';
export { useModalDialog } from './overlay/use-modal-dialog';
