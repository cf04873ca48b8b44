import type { Simulation } from '../../core/module';

/** What somebody pressed, by what they pressed it at; it wins over the sample data. */
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

/** The choice of the poll that was voted for. */
interface StoredVote {
  id: number;
  choice: string;
}

const voteId = 1;

export const reactionTable = ({ database }: Simulation) =>
  database.table<StoredReaction>('demo.profile-reactions');

export const commentTable = ({ database }: Simulation) =>
  database.table<StoredComment>('demo.profile-comments');

const voteTable = ({ database }: Simulation) => database.table<StoredVote>('demo.profile-votes');

export const voteOf = (simulation: Simulation): string | undefined =>
  voteTable(simulation).get(voteId)?.choice;

export const keepVote = (choice: string, simulation: Simulation): void => {
  voteTable(simulation).put({ id: voteId, choice });
};

/** As an address names a comment. */
export const commentId = (id: number): string => `comment-${id}`;
