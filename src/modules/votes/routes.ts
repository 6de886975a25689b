import type { App } from '#platform/http/app.ts'
import { serveOutsideTransaction } from '#platform/http/serve.ts'
import { votingOn } from './cast-votes.ts'
import * as contract from './contract.ts'
import type { Votables } from './votable.ts'

export function voteRoutes(app: App, votables: Votables): void {
  serveOutsideTransaction(app, contract.castVote, votingOn(votables))
}
