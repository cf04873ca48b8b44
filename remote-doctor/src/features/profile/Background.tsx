import { useLanguage, useTranslation } from '@praxis/sdk';
import { useDataGroup } from '@praxis/sdk/data';
import { Alert, Card } from '@praxis/sdk/ui';
import { DateOnly, Facts, StatusTag } from '@praxis/sdk/ui/page';
import { backgroundGroup } from './background.group';
import { languageName } from './language-name';
import { Loaded } from './Loaded';
import { degreeOptions, specialityOptions, stateOptions } from './options.group';
import { useOptions } from './use-option-labels';

/** What the doctor is trained and licensed for. */
export function Background() {
  const { t } = useTranslation('doctor');
  const language = useLanguage();
  const group = useDataGroup(backgroundGroup, {});
  const degrees = useOptions(degreeOptions, 'degrees');
  const specialities = useOptions(specialityOptions, 'specialities');
  const states = useOptions(stateOptions, 'states');
  return (
    <Loaded group={group}>
      {({ background, verification, verificationReason }) => (
        <Card
          title={t('profile.tab.background')}
          extra={<StatusTag of="verification" status={verification} />}
        >
          {verificationReason && <Alert kind="warning">{verificationReason}</Alert>}
          <Facts
            items={[
              {
                label: t('profile.background.degrees'),
                value: background.degreeIds.map(degrees.labelOf).join(', ') || null,
              },
              {
                label: t('profile.background.specialities'),
                value: background.specialityIds.map(specialities.labelOf).join(', ') || null,
              },
              {
                label: t('profile.background.languages'),
                value:
                  background.languages.map((code) => languageName(code, language)).join(', ') ||
                  null,
              },
              ...background.licences.map(({ state, number, expiresOn }) => ({
                label: t('profile.background.licenceIn', { state: states.labelOf(state) }),
                value: (
                  <>
                    {number} · {t('profile.background.until')} <DateOnly on={expiresOn} />
                  </>
                ),
              })),
              { label: t('profile.background.bio'), value: background.bio || null },
            ]}
          />
        </Card>
      )}
    </Loaded>
  );
}
