/**
 * Dialogs and drawers alone, for parts of the shell that wait for nothing else. Role apps find them
 * among the patterns that are made of them, in `overlay`.
 */
export { Drawer, Modal, type ModalProps } from './overlay/modal';
