import { useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import { Button } from '../components/button';
import { Form } from '../form/form';
import { useUiText } from '../text/use-ui-text';
import type { FormPageProps } from './form-page';
import { Drawer, type ModalProps } from './modal';
import { DiscardDialog, UnsavedChanges } from './unsaved-changes';

export interface FormDrawerProps extends Pick<ModalProps, 'title' | 'width' | 'onClose'> {
  /** Of `useForm`. */
  form: FormPageProps['form'];
  /** For what somebody else changed: as of `Form`. */
  describe?: FormPageProps['describe'];
  children: ReactNode;
  /**
   * The verb on the button; "Save" where it is left out, null where there is nothing to send any
   * more: what stands in it says why.
   */
  submitLabel?: ReactNode;
}

/** A form at the side of the page. Closing it with unsaved changes asks, and so does leaving the page. */
export function FormDrawer({
  form,
  describe,
  children,
  submitLabel,
  onClose,
  ...drawer
}: FormDrawerProps) {
  const text = useUiText();
  const [asking, setAsking] = useState(false);
  const [discarded, setDiscarded] = useState(false);
  const isOver = submitLabel === null;
  const isUnsaved = form.dirty && !isOver;
  const close = () => {
    if (isUnsaved) setAsking(true);
    else onClose();
  };
  // To close may be to go to another address, which is asked about as long as something is unsaved.
  const closeDiscarded = useEffectEvent(onClose);
  useEffect(() => {
    if (discarded) closeDiscarded();
  }, [discarded]);
  return (
    <Drawer
      {...drawer}
      onClose={close}
      footer={
        isOver ? (
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
      {isOver ? (
        children
      ) : (
        <Form id={form.id} form={form} describe={describe}>
          {children}
        </Form>
      )}
      {asking && (
        <DiscardDialog onDiscard={() => setDiscarded(true)} onStay={() => setAsking(false)} />
      )}
      {/* Only one is heeded at a time: a page's own, unless something is unsaved here, too. */}
      {isUnsaved && !form.submitting && !discarded && <UnsavedChanges unsaved />}
    </Drawer>
  );
}
