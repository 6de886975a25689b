import type { Reactions } from '#platform/jobs/reactions.ts'
import { versionAdded } from './events.ts'
import { tellHolders } from './news/tell-holders.ts'

export function downloadReactions(reactions: Reactions): void {
  reactions.on(versionAdded, 'downloads.tell-holders', (ctx, { payload }) => tellHolders(ctx, payload))
}
