import { useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import { Button } from '../components/button';
import { Form } from '../form/form';
import { useUiText } from '../text/use-ui-text';
import type { FormPageProps } from './form-page';
import { Drawer, type ModalProps } from './modal';
import { DiscardDialog, UnsavedChanges } from './unsaved-changes';

export interface FormDrawerProps extends Pick<ModalProps, 'title' | 'width' | 'onClose'> {
  /** Result of `useForm`. */
  form: FormPageProps['form'];
  /** Formats concurrent changes, as in `Form`. */
  describe?: FormPageProps['describe'];
  children: ReactNode;
  /** Label of the submit button, "Save" by default; null if nothing can be submitted any more and `children` says why. */
  submitLabel?: ReactNode;
}

/** Form in a drawer. Closing it, or leaving the page, with unsaved changes needs a confirmation. */
export function FormDrawer({
  form,
  describe,
  children,
  submitLabel,
  onClose,
  ...drawer
}: FormDrawerProps) {
  const text = useUiText();
  const [confirming, setConfirming] = useState(false);
  const [discarded, setDiscarded] = useState(false);
  const isReadOnly = submitLabel === null;
  const isUnsaved = form.dirty && !isReadOnly;
  const close = () => {
    if (isUnsaved) setConfirming(true);
    else onClose();
  };
  // Closing may navigate, which `UnsavedChanges` would block: it has to unmount first.
  const closeDiscarded = useEffectEvent(onClose);
  useEffect(() => {
    if (discarded) closeDiscarded();
  }, [discarded]);
  return (
    <Drawer
      {...drawer}
      onClose={close}
      footer={
        isReadOnly ? (
          <Button data-autofocus="" onClick={close}>
            {text('close')}
          </Button>
        ) : (
          <>
            <Button kind="primary" type="submit" form={form.id} loading={form.submitting}>
              {submitLabel ?? text('save')}
            </Button>
            <Button onClick={close}>{text('cancel')}</Button>
          </>
        )
      }
    >
      {isReadOnly ? (
        children
      ) : (
        <Form id={form.id} form={form} describe={describe}>
          {children}
        </Form>
      )}
      {confirming && (
        <DiscardDialog onDiscard={() => setDiscarded(true)} onStay={() => setConfirming(false)} />
      )}
      {/* The router supports one blocker at a time: rendered only if needed, so that the page's own stays active. */}
      {isUnsaved && !form.submitting && !discarded && <UnsavedChanges unsaved />}
    </Drawer>
  );
}
