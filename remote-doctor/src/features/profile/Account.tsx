import { useTranslation } from '@praxis/sdk';
import { useDataGroup } from '@praxis/sdk/data';
import { Card } from '@praxis/sdk/ui';
import { Facts, Person } from '@praxis/sdk/ui/page';
import { accountGroup } from './account.group';
import { Loaded } from './Loaded';

/** The signed-in account. */
export function Account() {
  const { t } = useTranslation('doctor');
  const group = useDataGroup(accountGroup, {});
  return (
    <Loaded group={group}>
      {({ fullName, avatarUrl, email, locale, timeZone }) => (
        <Card title={<Person name={fullName} avatarUrl={avatarUrl} detail={email} size={56} />}>
          <Facts
            items={[
              { label: t('profile.account.language'), value: t(`languages.${locale}`) },
              { label: t('profile.account.timeZone'), value: timeZone.replaceAll('_', ' ') },
            ]}
          />
        </Card>
      )}
    </Loaded>
  );
}
