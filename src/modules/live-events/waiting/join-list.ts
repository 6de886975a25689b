import { and, eq } from 'drizzle-orm'
import { isGranted } from '#modules/access/index.ts'
import { getVisibleProduct, lockProduct } from '#modules/catalog/index.ts'
import { productPath } from '#modules/catalog/paths/vocabulary.ts'
import { type Ctx, isSignedIn, type OutsideCtx } from '#platform/context.ts'
import type { Answer, Input } from '#platform/contract/endpoint.ts'
import { placeOf } from '#platform/http/place-of.ts'
import { type Brake, brakeOrRefuse, countOrRefuse, type Limit } from '#platform/http/rate-limit.ts'
import type { Exchange } from '#platform/http/serve.ts'
import { translator } from '#platform/i18n/text.ts'
import { digestOf } from '#platform/ids.ts'
import { mailboxOf } from '#platform/mailbox-of.ts'
import { NotAllowed, NotFound, NotSignedIn, refuseUnless } from '#platform/refusal.ts'
import { waitingJoined } from '../events.ts'
import { en } from '../messages/server-en.ts'
import { pl } from '../messages/server-pl.ts'
import { HasTicket, WaitingNotOpen } from '../refusals.ts'
import { isListOpen } from './closing.ts'
import type { joinAsVisitor as endpoint } from './contract.ts'
import { waitingEntries as entries } from './tables.ts'
import { wordConsent } from './word-consent.ts'

const JOINS_PER_PLACE: Limit = { uses: 20, seconds: 600 }
/** To one address, in all schools: nobody's mailbox is filled by strangers who name it. */
const JOINS_PER_MAILBOX: Brake = { free: 5, firstPauseSeconds: 3600, longestPauseSeconds: 24 * 3600 }

type Joined = Answer<typeof endpoint>

interface Person {
  name: string
  email: string
  studentId: string | null
}

/**
 * A visitor gives a name and an address. Whether somebody waits already is nobody else's business, so they hear the same, and so does a robot in the
 * trap. Refuses with 409 while there are places, with 429 too many from one place or to one mailbox.
 */
export async function joinAsVisitor(
  ctx: OutsideCtx,
  { eventSlug, name, email, homepage }: Input<typeof endpoint>,
  exchange: Exchange,
): Promise<Joined> {
  if (homepage) return told(ctx, eventSlug)
  await limitJoins(email, exchange)
  await ctx.inTransaction((inside) => keepEntry(inside, eventSlug, { name, email, studentId: null }))
  return told(ctx, eventSlug)
}

/** Whoever is signed in needs one press. Refuses with 409, too, who has a ticket. */
export async function joinWaitingList(
  ctx: OutsideCtx,
  { eventSlug }: { eventSlug: string },
  exchange: Exchange,
): Promise<Joined> {
  const { actor } = ctx
  refuseUnless(isSignedIn(actor), new NotSignedIn())
  const { id: studentId, name, email } = actor
  await limitJoins(email, exchange)
  await ctx.inTransaction((inside) => keepEntry(inside, eventSlug, { name, email, studentId }))
  return told(ctx, eventSlug)
}

async function limitJoins(email: string, { request }: Exchange): Promise<void> {
  const { units } = request.server
  await countOrRefuse(units, `waiting:${placeOf(request)}`, JOINS_PER_PLACE)
  await brakeOrRefuse(units, `waiting-mailbox:${digestOf(mailboxOf(email))}`, JOINS_PER_MAILBOX)
}

function told({ language }: OutsideCtx, slug: string): Joined {
  const say = translator((language === 'pl' ? pl : en).waiting, language)
  return { redirect_to: productPath({ kind: 'live_event', slug }), message: say('joined') }
}

/** One entry for each address; who left, or let a place go, begins at the end of the line again. */
export async function keepEntry(ctx: Ctx, slug: string, { name, email, studentId }: Person): Promise<void> {
  const { tx, now, language } = ctx
  const { product: found } = await getVisibleProduct(ctx, { productSlug: slug })
  refuseUnless(found.kind === 'live_event', new NotFound())
  const product = await lockProduct(ctx, found.id)
  refuseUnless(isListOpen(product, now), new WaitingNotOpen())
  refuseUnless(!studentId || ctx.actor.role !== 'admin', new NotAllowed())
  refuseUnless(!studentId || !(await isGranted(ctx, studentId, product.id)), new HasTicket())
  const mailbox = mailboxOf(email)
  const ofThisAddress = and(eq(entries.productId, product.id), eq(entries.mailbox, mailbox))
  const [known] = await tx.select().from(entries).where(ofThisAddress)
  const own = { studentId: studentId ?? known?.studentId ?? null }
  if (known && known.settledAt === null) {
    await tx.update(entries).set(own).where(eq(entries.id, known.id))
    return
  }
  const consent = { ...wordConsent(ctx), consentedAt: now }
  const anew = { ...own, ...consent, name, email, language, queuedAt: now, createdAt: now }
  const over = { offerUntil: null, tokenDigest: null, buyerId: null, settledAt: null }
  const [entry] = await tx
    .insert(entries)
    .values({ ...anew, productId: product.id, mailbox })
    .onConflictDoUpdate({
      target: [entries.productId, entries.mailbox],
      set: { ...anew, ...over, state: 'waiting' },
    })
    .returning({ id: entries.id })
  ctx.emit(waitingJoined({ entry_id: entry!.id }))
}
