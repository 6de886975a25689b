import { eq } from 'drizzle-orm'
import type { z } from 'zod'
import { KINDS } from '#modules/catalog/kinds/vocabulary.ts'
import { products } from '#modules/catalog/tables.ts'
import { type LetterParts, writeLetter } from '#modules/mails/index.ts'
import { people } from '#modules/people/tables.ts'
import type { Ctx } from '#platform/context.ts'
import { digestOf, newSecret } from '#platform/ids.ts'
import { sayMoment } from '#platform/time/say-moment.ts'
import type { invitationAsked } from './events.ts'
import { giftLetter } from './mails/gift-letter.ts'
import { invitationLetter } from './mails/invitation-letter.ts'
import { reminderLetter } from './mails/reminder-letter.ts'
import { invitations, seatPools } from './tables.ts'

/** Mails the link to a seat, once for each time it was asked for; the link of an earlier mail opens nothing any more. */
export async function writeInvitation(
  ctx: Ctx,
  { invitation_id: id, sending, is_reminder: isReminder }: z.output<(typeof invitationAsked)['payload']>,
  parts: LetterParts,
): Promise<void> {
  const [found] = await ctx.tx
    .select({
      invitation: invitations,
      isGift: seatPools.isGift,
      buyer: people.name,
      course: products.title,
      kind: products.kind,
      beginsAt: products.takesPlaceFrom,
    })
    .from(invitations)
    .innerJoin(seatPools, eq(seatPools.id, invitations.poolId))
    .innerJoin(people, eq(people.id, seatPools.buyerId))
    .innerJoin(products, eq(products.id, seatPools.productId))
    .where(eq(invitations.id, id))
    .for('update', { of: invitations })
  if (!found || found.invitation.status !== 'sent' || found.invitation.sendings !== sending) return
  const { invitation, isGift, buyer, course, kind, beginsAt } = found
  const { name, email, message, language } = invitation
  const secret = newSecret()
  const url = `${ctx.school.origin}/invitations/${secret}`
  const about = { name, buyer, course, school: ctx.school.name, url }
  const plain = isReminder ? reminderLetter : invitationLetter
  const letter = isGift
    ? giftLetter(language, {
        ...about,
        message,
        isBooked: KINDS[kind].isBooked,
        begins: beginsAt && sayMoment(beginsAt, language, ctx.school.timeZone),
      })
    : plain(language, about)
  const isNew = await writeLetter(
    ctx,
    { cause: `invitation:${id}:${sending}`, to: email, language, letter, secret },
    parts,
  )
  if (isNew)
    await ctx.tx
      .update(invitations)
      .set({ tokenDigest: digestOf(secret) })
      .where(eq(invitations.id, id))
}
