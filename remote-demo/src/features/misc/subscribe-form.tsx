import { useEffect, useRef, useState } from 'react';
import { subscribeToLaunch } from '@praxis/contract/demo/coming-soon';
import { useLanguage, useTranslation } from '@praxis/sdk';
import { useMutation } from '@praxis/sdk/data';
import { Alert, Button } from '@praxis/sdk/ui';
import { Form, TextField, useForm } from '@praxis/sdk/ui/form';
import { isFocusLost } from '../../shared/focus-lost';
import styles from './coming-soon.module.css';

/** Form to be notified of the launch, replaced by a confirmation. */
export function SubscribeForm({ subscribers }: { subscribers: number }) {
  const { t } = useTranslation('demo');
  const language = useLanguage();
  const { run } = useMutation(subscribeToLaunch);
  const [done, setDone] = useState<{ email: string; already: boolean } | null>(null);
  const form = useForm({
    initial: { email: '' },
    schema: subscribeToLaunch.body,
    async onSubmit({ email }) {
      setDone(await run({ body: { email } }));
      form.reset();
    },
  });
  const email = useRef<HTMLInputElement>(null);
  const another = useRef<HTMLButtonElement>(null);
  const isDone = done !== null;
  const wasDone = useRef(isDone);
  // The pressed button is gone: the control in its place takes the focus.
  useEffect(() => {
    if (isDone !== wasDone.current && isFocusLost())
      (isDone ? another : email).current?.focus({ preventScroll: true });
    wasDone.current = isDone;
  }, [isDone]);

  if (done)
    return (
      <Alert
        kind="success"
        className={styles.done}
        action={
          <Button ref={another} size="small" onClick={() => setDone(null)}>
            {t('comingSoon.another')}
          </Button>
        }
      >
        {t(done.already ? 'comingSoon.already' : 'comingSoon.done', { email: done.email })}
      </Alert>
    );
  return (
    <Form form={form} className={styles.subscribe}>
      <div className={styles.line}>
        <TextField
          {...form.field('email')}
          ref={email}
          type="email"
          hideLabel
          label={t('comingSoon.email')}
          placeholder={t('comingSoon.placeholder')}
          autoComplete="email"
        />
        <Button kind="primary" type="submit" loading={form.submitting}>
          {t('comingSoon.act')}
        </Button>
      </div>
      <p>
        {t('comingSoon.waiting', {
          count: subscribers,
          people: new Intl.NumberFormat(language).format(subscribers),
        })}
      </p>
    </Form>
  );
}
