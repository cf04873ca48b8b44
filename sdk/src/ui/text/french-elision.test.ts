import i18next from 'i18next';
import { startI18next } from './start-i18next';

const translate = async (text: string, values: Record<string, string>, lng = 'fr') => {
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
])('interpolates %j with %j', async (text, name, expected) => {
  expect(await translate(text, { name })).toBe(expected);
});

it('elides "de" before each value of a text', async () => {
  const text = 'Statut passé de {{from}} à {{to}}';
  expect(await translate(text, { from: 'Actif', to: 'Inactif' })).toBe(
    'Statut passé d’Actif à Inactif',
  );
});

it('keeps "de" within a name, and in other languages', async () => {
  expect(await translate('Bonjour {{name}}', { name: 'Rui de Almeida' })).toBe(
    'Bonjour Rui de Almeida',
  );
  expect(await translate('A consulta de {{name}}', { name: 'Isaac' }, 'pt')).toBe(
    'A consulta de Isaac',
  );
});
