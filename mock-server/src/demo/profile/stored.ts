import type { Simulation } from '../../core/module';
import { sampleAccountOf } from '../account-settings/stored';

/** What somebody pressed, by who it was and what they pressed it at; it wins over the sample data. */
interface StoredReaction {
  id: string;
  isOn: boolean;
}

export interface StoredComment {
  id: number;
  postId: string;
  comment: string;
  /** The account that wrote it. */
  accountId: number;
}

/** The choice of the poll that an account voted for, by the account. */
interface StoredVote {
  id: number;
  choice: string;
}

const reactionTable = ({ database }: Simulation) =>
  database.table<StoredReaction>('demo.profile-reactions');

/** The sample account's stand under their own ids, as they did when nobody else had any. */
const reactionId = (accountId: number, id: string, simulation: Simulation) =>
  accountId === sampleAccountOf(simulation).id ? id : `${accountId}/${id}`;

export const reactionOf = (
  accountId: number,
  id: string,
  simulation: Simulation,
): boolean | undefined =>
  reactionTable(simulation).get(reactionId(accountId, id, simulation))?.isOn;

export const keepReaction = (
  accountId: number,
  id: string,
  isOn: boolean,
  simulation: Simulation,
): void => {
  reactionTable(simulation).put({ id: reactionId(accountId, id, simulation), isOn });
};

export const commentTable = ({ database }: Simulation) =>
  database.table<StoredComment>('demo.profile-comments');

export const voteTable = ({ database }: Simulation) =>
  database.table<StoredVote>('demo.profile-votes');

/** As an address names a comment. */
export const commentId = (id: number): string => `comment-${id}`;
