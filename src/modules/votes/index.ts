export { dropVotes } from './drop-votes.ts'
export { voteRoutes } from './routes.ts'
export { type VotableKind, Votables } from './votable.ts'
