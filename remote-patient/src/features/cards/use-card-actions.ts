import Star from 'lucide-react/icons/star';
import Trash2 from 'lucide-react/icons/trash-2';
import { makeCardDefault } from '@praxis/contract/endpoints/cards';
import type { PatientCard } from '@praxis/contract/endpoints/views/money-records';
import { useTranslation } from '@praxis/sdk';
import { useMutation } from '@praxis/sdk/data';
import { useRecordActions, type RecordActions } from '@praxis/sdk/ui/page';
import { useCardText } from '../../shared/card/use-card-text';

/**
 * Actions of a patient on a card.
 *
 * @param all all cards of the patient, as the page shows them
 */
export function useCardActions(
  all: readonly PatientCard[] | undefined,
): RecordActions<PatientCard> {
  const { t } = useTranslation('patient');
  const cardText = useCardText();
  const makeDefault = useMutation(makeCardDefault);
  return useRecordActions<PatientCard>(
    {
      makeDefault: {
        label: t('cards.makeDefault'),
        name: (card) => t('cards.makeDefaultOf', { card: cardText(card) }),
        icon: Star,
        run: (card) =>
          makeDefault.runOrNotify(
            { params: { id: card.id }, version: card.version },
            {
              success: t('cards.madeDefault', { card: cardText(card) }),
              failed: t('cards.notMadeDefault', { card: cardText(card) }),
            },
          ),
      },
      delete: {
        label: t('cards.remove'),
        name: (card) => t('cards.removeOf', { card: cardText(card) }),
        icon: Trash2,
        danger: true,
        dialog: () => import(/* webpackChunkName: "remove-card" */ './dialogs/remove-dialog'),
      },
    },
    { all },
  );
}
