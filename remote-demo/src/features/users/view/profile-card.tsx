import { socialNetworks } from '@praxis/contract/demo/user-profiles';
import { inOneLine, isolated } from '@praxis/contract/rules/texts/one-line';
import { useLanguage, useTranslation } from '@praxis/sdk';
import { Avatar, Card, Link } from '@praxis/sdk/ui';
import { DateOnly, EmailText, Facts } from '@praxis/sdk/ui/page';
import { countryName } from '../../../shared/countries';
import type { UserProfile } from '../user-from-url';
import styles from './user-view.module.css';

/** Profile of a user; empty fields are omitted. */
export function ProfileCard({ profile: { user, information, social } }: { profile: UserProfile }) {
  const { t } = useTranslation('demo');
  const language = useLanguage();
  const { street, postalCode, city, birthDate, website } = information;
  const address = inOneLine([street, inOneLine([postalCode, city], ' ')]);
  const networks = socialNetworks.filter((network) => social[network] !== '');
  return (
    <Card>
      <div className={styles.person}>
        <Avatar name={user.fullName} src={user.avatar} size={88} />
        <p className={styles.name}>{user.fullName}</p>
        {user.username !== '' && <p className={styles.quiet}>@{isolated(user.username)}</p>}
        {information.about !== '' && <p className={styles.about}>{information.about}</p>}
      </div>
      <Facts
        items={[
          user.email !== '' && {
            label: t('users.field.email'),
            value: (
              <Link to={`mailto:${user.email}`}>
                <EmailText of={user.email} />
              </Link>
            ),
          },
          user.contact !== '' && {
            label: t('users.field.contact'),
            value: <Link to={`tel:${user.contact.replaceAll(/[^+\d]/g, '')}`}>{user.contact}</Link>,
          },
          user.company !== '' && { label: t('users.field.company'), value: user.company },
          user.country !== '' && {
            label: t('users.field.country'),
            value: countryName(user.country, language),
          },
          address !== '' && { label: t('users.field.address'), value: address },
          birthDate !== '' && {
            label: t('users.field.birthDate'),
            value: <DateOnly on={birthDate} />,
          },
          website !== '' && {
            label: t('users.field.website'),
            value: <ExternalLink to={website}>{website.replace(/^https?:\/\//, '')}</ExternalLink>,
          },
          networks.length > 0 && {
            label: t('users.edit.social'),
            value: (
              <span className={styles.networks}>
                {networks.map((network) => (
                  <ExternalLink key={network} to={social[network]}>
                    {t(`users.network.${network}`)}
                  </ExternalLink>
                ))}
              </span>
            ),
          },
        ]}
      />
    </Card>
  );
}

/** External link, which opens in a new tab. */
function ExternalLink({ to, children }: { to: string; children: string }) {
  return (
    <a href={to} target="_blank" rel="noreferrer noopener">
      {children}
    </a>
  );
}
