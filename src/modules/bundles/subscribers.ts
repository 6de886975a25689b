import type { Fulfillables } from '#modules/access/index.ts'
import type { Reactions } from '#platform/jobs/reactions.ts'
import { partsAdded } from './events.ts'
import { reachHolders } from './reach-holders.ts'

export function bundleReactions(reactions: Reactions, { fulfillables }: { fulfillables: Fulfillables }): void {
  reactions.on(partsAdded, 'bundles.reach-holders', (ctx, { payload }) => reachHolders(ctx, payload, fulfillables))
}
