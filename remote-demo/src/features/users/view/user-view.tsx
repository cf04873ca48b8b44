import CircleCheck from 'lucide-react/icons/circle-check';
import CircleSlash from 'lucide-react/icons/circle-slash';
import Pencil from 'lucide-react/icons/pencil';
import Trash2 from 'lucide-react/icons/trash-2';
import { useTranslation } from '@praxis/sdk';
import { useNavigate } from '@praxis/sdk/router';
import { Button, LinkButton } from '@praxis/sdk/ui';
import { Page, PageHeader } from '@praxis/sdk/ui/page';
import { StatusTag } from '../../../shared/statuses/statuses';
import { editPath, usersPath } from '../addresses';
import type { UserProfile } from '../user-from-url';
import { RoleName } from '../role-name';
import { useUserActions } from '../use-user-actions';
import { ActivityCard } from './activity-card';
import { PermissionsCard } from './permissions-card';
import { PlanCard } from './plan-card';
import { ProfileCard } from './profile-card';
import styles from './user-view.module.css';

/** Page of a loaded user. */
export function UserView({ profile }: { profile: UserProfile }) {
  const { t } = useTranslation('demo');
  const navigate = useNavigate();
  const { setStatus, deleteWithUndo } = useUserActions();
  const { user } = profile;
  const isActive = user.status === 'active';
  return (
    <Page>
      <PageHeader
        title={user.fullName}
        back={{ to: usersPath, label: t('users.title') }}
        actions={
          <>
            <Button
              icon={Trash2}
              kind="quiet"
              onClick={() => {
                void navigate(usersPath, { replace: true });
                deleteWithUndo(user);
              }}
            >
              {t('users.delete')}
            </Button>
            <Button
              icon={isActive ? CircleSlash : CircleCheck}
              onClick={() => setStatus(user, isActive ? 'inactive' : 'active')}
            >
              {t(`users.${isActive ? 'suspend' : 'activate'}`)}
            </Button>
            <LinkButton kind="primary" icon={Pencil} to={editPath(user.id)}>
              {t('users.edit.verb')}
            </LinkButton>
          </>
        }
      >
        <span className={styles.state}>
          <StatusTag of="demoUser" status={user.status} />
          <RoleName role={user.role} />
        </span>
      </PageHeader>
      <div className={styles.columns}>
        <div className={styles.column}>
          <ProfileCard profile={profile} />
          <PlanCard plan={user.currentPlan} />
        </div>
        <div className={styles.column}>
          <PermissionsCard role={user.role} />
          <ActivityCard activity={profile.activity} />
        </div>
      </div>
    </Page>
  );
}
