/**
 * Overlays and guided pages: dialogs, drawers, confirmation, form pages, wizard.
 */
export { Loaded, type LoadedProps } from './components/loaded';
export { ConfirmDialog, type ConfirmDialogProps } from './overlay/confirm-dialog';
export { DetailDrawer, type DetailDrawerProps } from './overlay/detail-drawer';
export { FormDialog, type FormDialogProps } from './overlay/form-dialog';
export { FormDrawer, type FormDrawerProps } from './overlay/form-drawer';
export { FormPage, FormSection, type FormPageProps } from './overlay/form-page';
export { Drawer, Modal, type ModalProps } from './overlay/modal';
export { RecordDrawer, type RecordDrawerProps } from './overlay/record-drawer';
export { SectionsPage, type PageSection, type SectionsPageProps } from './overlay/sections-page';
export { DiscardDialog, UnsavedChanges } from './overlay/unsaved-changes';
export { useSection } from './overlay/use-section';
export { Wizard, type WizardProps, type WizardStep } from './overlay/wizard';
export { useNavigateBack } from './overlay/navigate-back';
