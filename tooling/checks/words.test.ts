import { describe, expect, it } from '@jest/globals';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { rootDirectory } from '../workspace.mjs';
import { languages, textsOf } from './text-files';

/**
 * Phrases that are not idiomatic (docs/writing.md#texts-of-the-product), each with its replacement.
 */
const replacedPhrases: Readonly<
  Record<(typeof languages)[number], readonly (readonly [RegExp, string])[]>
> = {
  en: [
    [/\bvisits?\b/i, 'appointment'],
    [/e-mail/i, 'email'],
    [/cancell(ed|ing)/i, 'canceled'],
    [/licences?\b/i, 'license'],
    [/specialit/i, 'specialty'],
    [/\b(cannot|do not|does not|did not|will not)\b/i, 'a contraction'],
    [/by itself/i, 'automatically'],
    [/\bwhom\b|becomes of|befell|is good for|taken back|taken meanwhile/i, 'plain words'],
    [/could not be shown/i, "Couldn't load"],
    [/nothing matches/i, 'No results for'],
    [/fill in this|check this entry/i, 'what to enter'],
    [/pasting/i, 'nothing'],
    [/without limit|any number of/i, 'unlimited, no limit'],
    [/someone (else )?just changed/i, 'This has just changed: it may be one’s own other tab'],
    [/(add|change|cancel|keep) (this )?vacation/i, 'time off: it may be sick leave'],
    [/\}\} is now \{\{role/, 'the role, not the person'],
    [/, like mother/, 'nothing: the label is in the error, too'],
    [/nothing is charged/i, 'You won’t be charged'],
    [/please|!/i, 'neither'],
  ],
  de: [
    [/Praxis nutzen/, 'Los geht’s'],
    [/Probezeit/, 'Testphase'],
    [/freiwillig/i, 'optional'],
    [/wie sie war/, 'bleibt erhalten'],
    [/Sehen Sie in Ihr/, 'Prüfen Sie Ihr Postfach'],
    [/Einfügen geht/, 'nichts'],
    [/davon übrig/, 'verbleibend'],
    [/Enden von/, 'Ende von'],
    [/auf Praxis niemanden/, 'derzeit niemanden'],
    [/Ärztin oder (einen )?Arzt finden/, 'Arztpraxis finden'],
    [/[Ee]rziehungsberechtigt/, 'sorgeberechtigt'],
    [/Anschrift/, 'Adresse'],
    [/Jemand (anderes )?hat d/, 'Das hat sich gerade geändert'],
    [/Ärztin\/Arzt/, 'Arzt/Ärztin'],
    [/Ankunft/, 'Eingang: es ist Geld'],
    [/Zeiten in \{\{zone/, 'Zeitzone: {{zone}}'],
    [/(Diesen )?Urlaub (absagen|eintragen|ändern|behalten)/, 'Abwesenheit: es kann Krankheit sein'],
    [/Vor der Zusage/, 'Annahme, wie der Status'],
    [/\bBitte\b|!/, 'keins von beiden'],
  ],
  fr: [
    [/N[’']ont pas eu lieu/i, 'Annulés'],
    [/Soyez suivi/i, 'Bénéficiez d’un suivi'],
    [/Ce qui paie/i, 'Vos moyens de paiement'],
    [/désormais prélevée/i, 'désormais votre carte par défaut'],
    [/de qui vous voulez/i, 'Choisissez votre médecin'],
    [/collage/i, 'rien'],
    [/avant (l[’']|son )accord/, 'acceptation, comme le statut'],
    [/heures libres/i, 'créneaux disponibles'],
    [/n[’']est pas ici/i, 'introuvable'],
    [/formules?\b/i, 'offre'],
    [/visites?\b/i, 'rendez-vous'],
    [/quelqu[’']un (d[’']autre )?vient/i, 'Ceci vient de changer'],
    [/\bInfirmier\b/, 'Soins infirmiers'],
    [
      /(ajouter|modifier|annuler|garder) (un|le|ce) congé/i,
      'absence : ce peut être un arrêt maladie',
    ],
    [/veuillez|s[’']il vous plaît/i, 'rien'],
  ],
  pt: [
    [/\bvisitas?\b/i, 'consulta'],
    [/desistir de/i, 'cancelar pedido'],
    [/solicitaç(ão|ões)/i, 'pedido'],
    [/situação/i, 'status'],
    [/voltam .* por /i, 'serão reembolsados'],
    [/consulta.* é cancelada/i, 'será cancelada'],
    [/operadora do cartão/i, 'processadora de pagamentos'],
    [/de quem você quer/i, 'Escolha seu médico'],
    [/seja bem cuidado/i, 'Conte com bom acompanhamento'],
    [/(alguém|outra pessoa) acabou/i, 'Isto acabou de mudar'],
    [/por favor/i, 'nada'],
    [/utilizador|ecrã|palavra-passe|telemóvel|ficheiro|\bregisto|\bmorada/i, 'português do Brasil'],
    [/código postal/i, 'CEP'],
    [/check-in/i, 'chegada'],
    [/consultas? marcadas?/i, 'agendada, como o status'],
    [/^Não pago$/, 'Não paga: é uma assinatura'],
  ],
};

const files = readdirSync(rootDirectory)
  .filter((room) => room === 'sdk' || room === 'shell' || room.startsWith('remote-'))
  .flatMap((room) =>
    readdirSync(path.join(rootDirectory, room), { recursive: true }).map((file) =>
      path.join(room, String(file)),
    ),
  )
  .filter((file) => !/node_modules|dist|\.cache/.test(file))
  .filter((file) => /[\\/](locales|texts|titles)[\\/]\w\w\.json$/.test(file));

describe.each(languages)('the texts in %s', (language) => {
  it('contain no phrase of the list', () => {
    const found = files
      .filter((file) => file.endsWith(`${language}.json`))
      .flatMap((file) =>
        textsOf(JSON.parse(readFileSync(path.join(rootDirectory, file), 'utf8'))).flatMap((text) =>
          replacedPhrases[language]
            .filter(([pattern]) => pattern.test(withoutNames(text)))
            .map(([, better]) => `${file}: "${text}" (${better})`),
        ),
      );
    expect(found).toEqual([]);
  });
});

it('matches phrases of the list only', () => {
  const finds = (language: (typeof languages)[number], text: string) =>
    replacedPhrases[language].some(([pattern]) => pattern.test(text));
  expect(finds('en', 'Visits left in this period')).toBe(true);
  expect(finds('de', 'Ende der Probezeit')).toBe(true);
  expect(finds('fr', 'Choisissez une formule')).toBe(true);
  expect(finds('pt', 'Visitas restantes')).toBe(true);
  expect(finds('en', 'Appointments left')).toBe(false);
});

/** Removes the names of placeholders, which code chooses. */
const withoutNames = (text: string): string => text.replaceAll(/{{\w+}}/g, '{{}}');
