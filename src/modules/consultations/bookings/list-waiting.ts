import { type Ctx, isSignedIn } from '#platform/context.ts'
import type { Input } from '#platform/contract/endpoint.ts'
import { cursorOf, pageFrom } from '#platform/db/paging.ts'
import { foundOr404, NotSignedIn, refuseUnless } from '#platform/refusal.ts'
import type { ChoicePage, getWaiting as oneEndpoint, listWaiting as endpoint, WaitingPage } from './contract.ts'
import { firstSlots } from '../slots/list-slots.ts'
import { findWaiting } from './find-waiting.ts'

const PAGE = 12

export async function listWaiting(ctx: Ctx, { cursor }: Input<typeof endpoint>): Promise<WaitingPage> {
  refuseUnless(isSignedIn(ctx.actor), new NotSignedIn())
  const found = await findWaiting(ctx, { studentId: ctx.actor.id, cursor, length: PAGE + 1 })
  return pageFrom(
    found,
    PAGE,
    ({ grant, product: { slug, title } }) => ({ grant_id: grant.id, slug, title }),
    ({ grant }) => `/json/my/consultations/waiting?${new URLSearchParams({ cursor: cursorOf(grant) })}`,
  )
}

/** Refuses with 404 what is not the viewer's, is over, or has been booked. */
export async function getWaiting(
  ctx: Ctx,
  { waitingId: grantId, from }: Input<typeof oneEndpoint>,
): Promise<ChoicePage> {
  refuseUnless(isSignedIn(ctx.actor), new NotSignedIn())
  const [found] = await findWaiting(ctx, { studentId: ctx.actor.id, grantId })
  const { product, consultation } = foundOr404(found)
  return { slug: product.slug, title: product.title, ...(await firstSlots(ctx, consultation, { from })) }
}
