import { isolated } from '@praxis/contract/rules/texts/one-line';
import { updateConnection } from '@praxis/contract/demo/account-changes';
import { connectionNetworks, type ConnectionNetwork } from '@praxis/contract/demo/account-settings';
import { useTranslation } from '@praxis/sdk';
import { useMutation } from '@praxis/sdk/data';
import { Avatar, Button, useUiText } from '@praxis/sdk/ui';
import { FormSection } from '@praxis/sdk/ui/overlay';
import styles from './account-settings.module.css';
import type { Settings } from './queries';

/** Accounts of other networks that can be connected; each click is saved immediately. */
export function Connections({ settings }: { settings: Settings }) {
  const { t } = useTranslation('demo');
  const text = useUiText();
  const { runOrNotify } = useMutation(updateConnection);
  const { social, general } = settings;

  const set = (network: ConnectionNetwork, isConnected: boolean) => {
    const name = t(`accountSettings.network.${network}`);
    const connection = isConnected ? { profileImg: general.avatar, id: general.username } : {};
    const connections = { ...social.connections, [network]: connection };
    void runOrNotify(
      { body: { network, isConnected } },
      {
        optimistic: { record: settings, changes: { social: { ...social, connections } } },
        success: t(`accountSettings.connections.${isConnected ? 'made' : 'ended'}`, { name }),
        failed: text('failure.change', { name }),
        retry: () => set(network, isConnected),
      },
    );
  };

  return (
    <FormSection
      title={t('accountSettings.connections.title')}
      help={t('accountSettings.connections.help')}
    >
      <ul className={styles['connections']}>
        {connectionNetworks.map((network) => {
          const name = t(`accountSettings.network.${network}`);
          const { id, profileImg } = social.connections[network];
          const isConnected = id !== undefined;
          return (
            <li key={network}>
              <Avatar name={name} src={profileImg} size={40} />
              <div className={styles['network']}>
                <p>{name}</p>
                <p className={styles['quiet']}>
                  {isConnected ? `@${isolated(id)}` : t('accountSettings.connections.none')}
                </p>
              </div>
              <Button
                size="small"
                kind={isConnected ? 'quiet' : undefined}
                aria-label={t(
                  `accountSettings.connections.${isConnected ? 'disconnectFrom' : 'connectWith'}`,
                  { name },
                )}
                onClick={() => set(network, !isConnected)}
              >
                {t(`accountSettings.connections.${isConnected ? 'disconnect' : 'connect'}`)}
              </Button>
            </li>
          );
        })}
      </ul>
    </FormSection>
  );
}
