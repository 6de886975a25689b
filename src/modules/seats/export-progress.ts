import { lastWatchedOfPeople, progressOfPeople } from '#modules/learning/index.ts'
import { isSignedIn, type OutsideCtx } from '#platform/context.ts'
import type { Input } from '#platform/contract/endpoint.ts'
import { cursorOf } from '#platform/db/paging.ts'
import { csvAnswer } from '#platform/http/csv-answer.ts'
import { countOrRefuse, type Limit } from '#platform/http/rate-limit.ts'
import type { Exchange } from '#platform/http/serve.ts'
import { translator } from '#platform/i18n/text.ts'
import { foundOr404, NotSignedIn, refuseUnless } from '#platform/refusal.ts'
import { shownEmail } from '#platform/shown-email.ts'
import { dayOf } from '#platform/time/days.ts'
import { zonedIso } from '#platform/time/wall-time.ts'
import type { exportProgress as endpoint } from './contract.ts'
import { findPools, type Whose } from './find-pools.ts'
import { en } from './messages/server-en.ts'
import { pl } from './messages/server-pl.ts'
import { readInvitations } from './read-invitations.ts'
import { whoseSeats } from './whose-seats.ts'

const ONCE_A_MINUTE: Limit = { uses: 1, seconds: 60 }
const AT_ONCE = 500

/** Whom the seats of a course were handed to and how far each is, once a minute. Refuses with 404 where nothing was bought. */
export async function exportProgress(
  ctx: OutsideCtx,
  { courseId, buyer_id }: Input<typeof endpoint>,
  exchange: Exchange,
): Promise<string> {
  refuseUnless(isSignedIn(ctx.actor), new NotSignedIn())
  const whose = await ctx.inTransaction(async (inside) => {
    const asked = { buyerId: whoseSeats(inside, buyer_id).buyerId, productId: courseId }
    foundOr404((await findPools(inside, asked))[0])
    return asked
  })
  const key = `export-seats:${ctx.actor.id}`
  await countOrRefuse(exchange.request.server.units, key, ONCE_A_MINUTE, 'seats.export-too-soon')
  return csvAnswer(exchange, `licences-${dayOf(ctx.now, ctx.school.timeZone)}.csv`, rowsOf(ctx, whose))
}

const HEADS = ['name', 'email', 'status', 'account', 'percent', 'lastActivity'] as const

async function* rowsOf(ctx: OutsideCtx, whose: Whose): AsyncGenerator<string[]> {
  const text = translator<typeof en.export>((ctx.language === 'pl' ? pl : en).export, ctx.language)
  yield HEADS.map((head) => text(head))
  for (let cursor: string | undefined, isLast = false; !isLast;) {
    const rows = await readSome(ctx, { ...whose, cursor })
    isLast = rows.length < AT_ONCE
    cursor = rows.at(-1)?.place
    for (const { invitation, account, percent, lastAt } of rows)
      yield [
        invitation.name,
        shownEmail(invitation.email),
        text(invitation.status),
        account,
        percent,
        lastAt ? zonedIso(lastAt, ctx.school.timeZone) : '',
      ]
  }
}

const readSome = (ctx: OutsideCtx, asked: Whose & { cursor: string | undefined }) =>
  ctx.inTransaction(async (inside) => {
    const rows = await readInvitations(inside, { ...asked, most: AT_ONCE })
    const holders = {
      personIds: rows.flatMap(({ invitation }) => invitation.personId ?? []),
      courseId: asked.productId,
    }
    const progress = await progressOfPeople(inside, holders)
    const lastWatched = await lastWatchedOfPeople(inside, holders)
    return rows.map(({ invitation, claimedBy }) => {
      const done = progress.get(invitation.personId ?? '')
      return {
        invitation,
        place: cursorOf(invitation),
        account: claimedBy ? shownEmail(claimedBy.email) : '',
        percent: done && done.total > 0 ? String(Math.floor((100 * done.completed) / done.total)) : '',
        lastAt: lastWatched.get(invitation.personId ?? ''),
      }
    })
  })
