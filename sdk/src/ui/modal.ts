/**
 * Dialogs alone, for parts of the shell that must not wait for the rest of `overlay`. Role apps import
 * them from `overlay`.
 */
export { Modal } from './overlay/modal';
export { useModalDialog } from './overlay/use-modal-dialog';
