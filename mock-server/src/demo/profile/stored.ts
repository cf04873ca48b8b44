import type { Simulation } from '../../core/module';
import { sampleAccountOf } from '../account-settings/stored';

/** A user's reaction to an item; takes precedence over the sample data. */
interface StoredReaction {
  id: string;
  isOn: boolean;
}

export interface StoredComment {
  id: number;
  postId: string;
  comment: string;
  /** The author's account. */
  accountId: number;
}

/** The account's vote in the poll; the id is the account's. */
interface StoredVote {
  id: number;
  choice: string;
}

const reactionTable = ({ database }: Simulation) =>
  database.table<StoredReaction>('demo.profile-reactions');

/** Reactions of the sample account use the plain id, for compatibility with stored data. */
const reactionId = (accountId: number, id: string, simulation: Simulation) =>
  accountId === sampleAccountOf(simulation).id ? id : `${accountId}/${id}`;

export const reactionOf = (
  accountId: number,
  id: string,
  simulation: Simulation,
): boolean | undefined =>
  reactionTable(simulation).get(reactionId(accountId, id, simulation))?.isOn;

export const saveReaction = (
  accountId: number,
  id: string,
  isOn: boolean,
  simulation: Simulation,
): void => {
  reactionTable(simulation).put({ id: reactionId(accountId, id, simulation), isOn });
};

/** Removes all accounts' reactions to an item: a later item may have its id. */
export function removeReactions(id: string, simulation: Simulation): void {
  const table = reactionTable(simulation);
  const isToItem = (stored: StoredReaction) => stored.id === id || stored.id.endsWith(`/${id}`);
  for (const reaction of table.filter(isToItem)) table.remove(reaction.id);
}

export const commentTable = ({ database }: Simulation) =>
  database.table<StoredComment>('demo.profile-comments');

export const voteTable = ({ database }: Simulation) =>
  database.table<StoredVote>('demo.profile-votes');

/** The id of a comment in paths. */
export const commentId = (id: number): string => `comment-${id}`;
