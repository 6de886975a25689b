export { dropVotes } from './drop-votes.ts'
export { type VotableKind, Votables } from './votable.ts'
