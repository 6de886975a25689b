import type { App } from '#platform/http/app.ts'
import { serve } from '#platform/http/serve.ts'
import { castVote } from './cast-vote.ts'
import * as contract from './contract.ts'
import type { Votables } from './votable.ts'

export function voteRoutes(app: App, votables: Votables): void {
  serve(app, contract.castVote, (ctx, input) => castVote(ctx, input, votables))
}
