import BadgeCheck from 'lucide-react/icons/badge-check';
import CircleOff from 'lucide-react/icons/circle-off';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import X from 'lucide-react/icons/x';
import type { AdminDoctor } from '@praxis/contract/endpoints/views/doctor';
import { useTranslation } from '@praxis/sdk';
import { useLocation } from '@praxis/sdk/router';
import { useRecordActions, type RecordActions } from '@praxis/sdk/ui/page';
import { StatusTag } from '../../shared/statuses/statuses';
import { DegreesText, LicencesText } from './background-texts';
import { doctorQuery } from './queries';

const confirmDialogs = () =>
  import(/* webpackChunkName: "confirm-dialogs" */ './dialogs/confirm-dialogs');
const reasonDialogs = () =>
  import(/* webpackChunkName: "reason-dialogs" */ './dialogs/reason-dialogs');

/** Actions of an admin on a doctor. */
export function useDoctorActions(): RecordActions<AdminDoctor> {
  const { t } = useTranslation('admin');
  const { search } = useLocation();
  return useRecordActions<AdminDoctor>(
    {
      verify: {
        label: t('doctors.act.verify'),
        icon: BadgeCheck,
        dialog: async () => ({ default: (await confirmDialogs()).VerifyDialog }),
      },
      reinstate: {
        label: t('doctors.act.reinstate'),
        icon: RotateCcw,
        dialog: async () => ({ default: (await confirmDialogs()).ReinstateDialog }),
      },
      reject: {
        label: t('doctors.act.reject'),
        icon: X,
        danger: true,
        dialog: async () => ({ default: (await reasonDialogs()).RejectDialog }),
      },
      suspend: {
        label: t('doctors.act.suspend'),
        icon: CircleOff,
        danger: true,
        dialog: async () => ({ default: (await reasonDialogs()).SuspendDialog }),
      },
    },
    {
      open: { label: t('doctors.open'), to: ({ id }) => `/admin/doctors/${id}${search}` },
      newest: doctorQuery,
      // The data to decide on: the doctor may change it while an admin reads it.
      facts: ({ verification, background: { degreeIds, licences } }) => [
        {
          label: t('doctors.verification'),
          value: verification,
          shown: <StatusTag of="verification" status={verification} />,
        },
        {
          label: t('doctors.detail.degrees'),
          value: degreeIds.join(),
          shown: <DegreesText of={degreeIds} />,
        },
        {
          label: t('doctors.detail.licences'),
          value: JSON.stringify(licences),
          shown: <LicencesText of={licences} />,
        },
      ],
    },
  );
}
