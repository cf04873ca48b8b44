import { portrait } from '../pictures/portrait';
import { pick } from '../pictures/svg';

/** Fictional people. */
const names =
  `Amara Nwosu|Bastian Keller|Camila Duarte|Daniel Okafor|Elif Yildiz|Farid Rahimi|Greta Lindholm|Hugo Marchetti
Isla Ferguson|Jonas Weidner|Keiko Tanabe|Liam Gallagher|Mireille Fontaine|Nadia Petrova|Oscar Villanueva|Paloma Reyes
Quentin Armitage|Rosalind Achebe|Stefan Novak|Tamsin Holloway|Umberto Ricci|Valentina Cruz|Wesley Brandt|Ximena Ortega
Yusuf Demir|Zara Siddiqui|Aaron Blackwood|Beatriz Moura|Cedric Lambert|Delphine Roux|Emeka Adeyemi|Freya Sorensen
Gideon Marsh|Hana Kobayashi|Ivo Horvat|Josephine Albright|Kwame Boateng|Leonie Hartmann|Mateo Salazar|Niamh Kavanagh
Olek Wisniewski|Petra Svoboda|Rafael Teixeira|Saskia de Wit|Theo Langley|Uma Krishnan|Viktor Halasz|Wanda Pereira
Xavier Delorme|Yara Haddad|Anselm Richter|Brigid O’Shea|Caspian Thorne|Dalia Mansour|Edmund Fairchild|Fiona MacRae
Gabriel Monteiro|Heidi Zimmermann|Imran Qureshi|Jasmine Tran|Kasper Nygaard|Lucia Benedetti|Malcolm Pryce|Noor van Dijk
Ottilie Baum|Pascal Girard|Rania Farouk|Silas Whitcombe|Tove Eriksen|Ulrich Brenner|Vera Kowalska|Winston Clarke
Yvette Chevalier|Zoltan Kiss|Alba Serrano|Benedikt Vogel|Chiara Lombardi|Desmond Achterberg|Esther Goldberg|Felipe Cardoso
Gwen Prosser|Henrik Dahl|Ingrid Aasen|Jamal Whitaker|Katarina Jovic|Lorenzo Bianchi|Maren Thiessen|Nikolai Orlov
Orla Brennan|Priscilla Owusu|Roland Schuster|Simone Barbier|Tobias Engel|Ursula Frei|Vincent Moreau|Willa Hastings
Yasmin El-Amin|Zachary Penrose|Annika Blom|Bruno Figueira`.split(/[|\n]/) as [string, ...string[]];

const domains = ['northlight.example', 'havn-health.example', 'kindra.example'] as const;

/** A person of the sample data. */
export interface SamplePerson {
  fullName: string;
  /** The local part of the email address. */
  username: string;
  email: string;
  avatar: string;
}

/** Number of people; higher numbers wrap around. */
export const peopleCount = names.length;

/** A person by number. */
export function person(number: number): SamplePerson {
  const fullName = pick(names, number);
  const username = fullName
    .toLowerCase()
    .replace(/[^a-z ]/g, '')
    .replaceAll(' ', '.');
  return {
    fullName,
    username,
    email: `${username}@${pick(domains, number)}`,
    avatar: portrait(fullName),
  };
}
