import { useState, type ReactNode } from 'react';
import { Button } from '../components/button';
import { Form } from '../form/form';
import { useUiText } from '../text/use-ui-text';
import type { FormPageProps } from './form-page';
import { Drawer, type ModalProps } from './modal';
import { DiscardDialog } from './unsaved-changes';

export interface FormDrawerProps extends Pick<ModalProps, 'title' | 'width' | 'onClose'> {
  /** Of `useForm`. */
  form: FormPageProps['form'];
  children: ReactNode;
  /** The verb on the button; "Save" where it is left out. */
  submitLabel?: ReactNode;
}

/** A form at the side of the page. Closing it with unsaved changes asks. */
export function FormDrawer({ form, children, submitLabel, onClose, ...drawer }: FormDrawerProps) {
  const text = useUiText();
  const [asking, setAsking] = useState(false);
  const close = () => {
    if (form.dirty) setAsking(true);
    else onClose();
  };
  return (
    <Drawer
      {...drawer}
      onClose={close}
      footer={
        <>
          <Button kind="primary" type="submit" form={form.id} loading={form.submitting}>
            {submitLabel ?? text('save')}
          </Button>
          <Button onClick={close}>{text('cancel')}</Button>
        </>
      }
    >
      <Form id={form.id} form={form}>
        {children}
      </Form>
      {asking && <DiscardDialog onDiscard={onClose} onStay={() => setAsking(false)} />}
    </Drawer>
  );
}
