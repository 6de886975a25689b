import { type Ctx, isSignedIn } from '#platform/context.ts'
import type { Input } from '#platform/contract/endpoint.ts'
import { pageFrom } from '#platform/db/paging.ts'
import { NotSignedIn, refuseUnless } from '#platform/refusal.ts'
import type { listMyNotes as endpoint, PlacedNotePage } from './contract.ts'
import { readNotes } from './read-notes.ts'
import { viewPlacedNote } from './view.ts'

const PAGE = 50

/** All notes of the viewer, of courses that are over for them too. */
export async function listMyNotes(ctx: Ctx, { q, cursor }: Input<typeof endpoint>): Promise<PlacedNotePage> {
  refuseUnless(isSignedIn(ctx.actor), new NotSignedIn())
  const rows = await readNotes(ctx, { personId: ctx.actor.id, q, cursor, most: PAGE + 1 })
  return pageFrom(
    rows,
    PAGE,
    viewPlacedNote,
    ({ place }) => `/json/my/notes?${new URLSearchParams({ ...(q && { q }), cursor: place })}`,
  )
}
