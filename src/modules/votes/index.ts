export { dropVotes } from './drop-votes.ts'
export { type Finding, type Found, type VotableKind, Votables } from './votable.ts'
export { voteBy } from './vote-by.ts'
