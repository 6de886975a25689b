import { and, eq } from 'drizzle-orm'
import { type Ctx, isSignedIn } from '#platform/context.ts'
import type { Input } from '#platform/contract/endpoint.ts'
import { cursorOf, olderThan, pageFrom } from '#platform/db/paging.ts'
import { NotSignedIn, refuseUnless } from '#platform/refusal.ts'
import { seatPools } from '../tables.ts'
import type { listMyGifts as endpoint, MyGiftPage } from './contract.ts'
import { findGifts } from './find-gifts.ts'
import { viewGift } from './view.ts'

const PAGE = 20

/** What the viewer bought for somebody else (commerce §2): to be sent, sent or claimed. */
export async function listMyGifts(ctx: Ctx, { cursor }: Input<typeof endpoint>): Promise<MyGiftPage> {
  const { actor } = ctx
  refuseUnless(isSignedIn(actor), new NotSignedIn())
  const older = olderThan(seatPools.createdAt, seatPools.id, cursor)
  const rows = await findGifts(ctx, and(eq(seatPools.buyerId, actor.id), older)).limit(PAGE + 1)
  return pageFrom(
    rows,
    PAGE,
    (row) => viewGift(ctx, row),
    (last) => `/json/my/gifts?${new URLSearchParams({ cursor: cursorOf(last) })}`,
  )
}
