import CircleCheck from 'lucide-react/icons/circle-check';
import CircleSlash from 'lucide-react/icons/circle-slash';
import PanelRight from 'lucide-react/icons/panel-right';
import Pencil from 'lucide-react/icons/pencil';
import Trash2 from 'lucide-react/icons/trash-2';
import { restoreManagedUser, updateManagedUser } from '@praxis/contract/demo/user-profiles';
import { deleteManagedUser, type ManagedUser } from '@praxis/contract/demo/users';
import { useTranslation } from '@praxis/sdk';
import { retriedUndo, useMutation } from '@praxis/sdk/data';
import { useUiText, type MenuItem } from '@praxis/sdk/ui';
import { editPath, viewPath } from './addresses';

type Status = ManagedUser['status'];

/** Actions on a user, each with Undo. */
export function useUserActions() {
  const { t } = useTranslation('demo');
  const text = useUiText();
  const update = useMutation(updateManagedUser).runOrNotify;
  const remove = useMutation(deleteManagedUser).runOrNotify;
  const restore = useMutation(restoreManagedUser).runOrNotify;

  const failed = ({ fullName }: ManagedUser) => text('failure.change', { name: fullName });

  const setStatus = (user: ManagedUser, status: Status, canUndo = true) => {
    const done = t(`users.${status === 'active' ? 'activated' : 'suspended'}`, {
      name: user.fullName,
    });
    const undo = {
      run: () => setStatus({ ...user, status }, user.status, false),
    };
    void update(
      { body: { id: user.id, user: { status } } },
      {
        optimistic: { record: user, changes: { status } },
        ...(canUndo && { success: { text: done, undo } }),
        failed: failed(user),
        retry: () => setStatus(user, status, canUndo),
      },
    );
  };

  const undoDelete = (user: ManagedUser, retry: () => void) => {
    const name = user.fullName;
    return restore(
      { body: { user } },
      {
        success: t('users.restored', { name }),
        // Another tab has already restored the user, as requested.
        refused: { 409: { kind: 'info', text: t('users.backAlready', { name }) } },
        failed: failed(user),
        retry,
      },
    );
  };

  const deleteWithUndo = (user: ManagedUser) =>
    void remove(
      { query: { id: user.id } },
      {
        success: {
          text: t('users.deleted', { name: user.fullName }),
          undo: retriedUndo((retry) => undoDelete(user, retry)),
        },
        failed: failed(user),
        retry: () => deleteWithUndo(user),
      },
    );

  const suspendItem = (user: ManagedUser): MenuItem =>
    user.status === 'active'
      ? {
          key: 'suspend',
          label: t('users.suspend'),
          icon: CircleSlash,
          onSelect: () => setStatus(user, 'inactive'),
        }
      : {
          key: 'activate',
          label: t('users.activate'),
          icon: CircleCheck,
          primary: user.status === 'pending',
          onSelect: () => setStatus(user, 'active'),
        };

  return {
    setStatus,
    deleteWithUndo,
    menu: (user: ManagedUser): MenuItem[] => [
      { key: 'view', label: t('users.view.verb'), icon: PanelRight, to: viewPath(user.id) },
      {
        key: 'edit',
        label: t('users.edit.verb'),
        icon: Pencil,
        primary: user.status !== 'pending',
        to: editPath(user.id),
      },
      suspendItem(user),
      {
        key: 'delete',
        label: t('users.delete'),
        icon: Trash2,
        danger: true,
        onSelect: () => deleteWithUndo(user),
      },
    ],
  };
}
