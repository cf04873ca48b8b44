import { updateManagedUser } from '@praxis/contract/demo/user-profiles';
import { addManagedUser } from '@praxis/contract/demo/users';
import { useTranslation } from '@praxis/sdk';
import { useMutation } from '@praxis/sdk/data';
import { useForm } from '@praxis/sdk/ui/form';
import { FormDrawer } from '@praxis/sdk/ui/overlay';
import { PersonInputs, RoleInputs, type AccountValues } from '../account-inputs';
import { newUserSchema } from '../schema';
import { useTakenFields } from '../use-taken-fields';

const emptyAccount: AccountValues = {
  fullName: '',
  username: '',
  email: '',
  company: '',
  country: '',
  contact: '',
  role: 'subscriber',
  currentPlan: 'basic',
};

/** Form of a new user, who is pending until they sign in. */
export default function AddUser({ onClose }: { onClose(): void }) {
  const { t } = useTranslation('demo');
  const { run } = useMutation(addManagedUser, {
    revisedBy: updateManagedUser,
    revision: ({ user: { id } }, { body: { user } }) => {
      const { avatar: _none, ...changes } = user;
      return { body: { id, user: changes } };
    },
  });
  const taken = useTakenFields();
  const form = useForm<AccountValues>({
    initial: emptyAccount,
    schema: newUserSchema,
    check: taken.check,
    async onSubmit(values) {
      const user = { ...newUserSchema.parse(values), status: 'pending' as const };
      await taken.send(user, () =>
        run(
          { body: { user, unique: true } },
          { success: t('users.add.done', { name: user.fullName }) },
        ),
      );
      onClose();
    },
  });
  const of = {
    fullName: form.field('fullName'),
    username: form.field('username'),
    email: form.field('email'),
    company: form.field('company'),
    country: form.field('country'),
    contact: form.field('contact'),
    role: form.field('role'),
    currentPlan: form.field('currentPlan'),
  };
  return (
    <FormDrawer
      title={t('users.add.title')}
      form={form}
      submitLabel={t('users.add.verb')}
      onClose={onClose}
    >
      <PersonInputs of={of} />
      <RoleInputs of={of} />
    </FormDrawer>
  );
}
