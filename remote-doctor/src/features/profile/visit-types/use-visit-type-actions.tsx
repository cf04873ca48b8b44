import Pencil from 'lucide-react/icons/pencil';
import Trash2 from 'lucide-react/icons/trash-2';
import type { DoctorVisitType } from '@praxis/contract/endpoints/views/visit-type';
import { useTranslation } from '@praxis/sdk';
import { useRecordActions, type RecordActions } from '@praxis/sdk/ui/page';

export const loadVisitTypeDialog = () =>
  import(/* webpackChunkName: "visit-type" */ './visit-type-dialog');

/** Actions of a doctor on an appointment type; `all` are those of the list. */
export function useVisitTypeActions(
  all: readonly DoctorVisitType[],
): RecordActions<DoctorVisitType> {
  const { t } = useTranslation('doctor');
  return useRecordActions<DoctorVisitType>(
    {
      edit: { label: t('profile.visitTypes.edit'), icon: Pencil, dialog: loadVisitTypeDialog },
      delete: {
        label: t('profile.visitTypes.remove'),
        icon: Trash2,
        danger: true,
        dialog: () => import(/* webpackChunkName: "remove-visit-type" */ './remove-dialog'),
      },
    },
    {
      all,
      facts: ({ name }) => [{ label: t('profile.visitTypes.name'), value: name, shown: name }],
    },
  );
}
