import i18next from 'i18next';
import { startI18next } from './start-i18next';

const say = async (text: string, values: Record<string, string>, lng = 'fr') => {
  const i18n = i18next.createInstance();
  await startI18next(i18n, { lng, resources: { [lng]: { translation: { text } } } });
  return i18n.t('text', values);
};

it.each([
  ['Le rendez-vous de {{name}} est confirmé', 'Isaac', 'Le rendez-vous d’Isaac est confirmé'],
  ['La demande de {{name}}', 'Élodie', 'La demande d’Élodie'],
  ['La demande de {{name}}', 'Øystein', 'La demande d’Øystein'],
  ['La demande de {{name}}', 'Yves', 'La demande d’Yves'],
  ['La demande de {{name}}', 'Yann', 'La demande de Yann'],
  ['La demande de {{name}}', 'Nadia', 'La demande de Nadia'],
  ['La demande de {{name}}', 'Hans', 'La demande de Hans'],
  ['Demande de {{name}}, absence de {{name}}', 'Ana', 'Demande d’Ana, absence d’Ana'],
  [
    '{{name}} : la demande de {{name}}',
    'Ana de Almeida',
    'Ana de Almeida : la demande d’Ana de Almeida',
  ],
  ['Le guide {{name}}', 'Isaac', 'Le guide Isaac'],
  ['Inde {{name}}', 'Isaac', 'Inde Isaac'],
])('%j with %j', async (text, name, said) => {
  expect(await say(text, { name })).toBe(said);
});

it('each value of a text has its own "de"', async () => {
  const text = 'Statut passé de {{from}} à {{to}}';
  expect(await say(text, { from: 'Actif', to: 'Inactif' })).toBe('Statut passé d’Actif à Inactif');
});

it('a name keeps its own "de", as other languages do theirs', async () => {
  expect(await say('Bonjour {{name}}', { name: 'Rui de Almeida' })).toBe('Bonjour Rui de Almeida');
  expect(await say('A consulta de {{name}}', { name: 'Isaac' }, 'pt')).toBe('A consulta de Isaac');
});
