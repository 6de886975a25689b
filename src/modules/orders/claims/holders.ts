import { createHash } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { people } from '#modules/people/tables.ts'
import type { Ctx } from '#platform/context.ts'
import { mailboxOf } from '#platform/mailbox-of.ts'
import { foundOr404 } from '#platform/refusal.ts'

/** What a card is known again by: as the gateway of one account tells it from others. */
export interface KnownCard {
  accountId: string
  fingerprint: string
}

export interface CodeHolder {
  id: string
  email: string
  /** the one they are about to pay with, where it is known */
  card?: KnownCard | undefined
}

/** Whoever is looking, if they could buy. */
export const buyerIn = ({ actor }: Pick<Ctx, 'actor'>): CodeHolder | undefined =>
  actor.role === 'student' ? actor : undefined

export async function getHolder({ tx }: Ctx, buyerId: string): Promise<CodeHolder> {
  const [buyer] = await tx.select({ id: people.id, email: people.email }).from(people).where(eq(people.id, buyerId))
  return foundOr404(buyer)
}

/** What a buyer is known again by, whichever account they make: digests, so that nobody's address outlives them. */
export const holdersOf = ({ school }: Pick<Ctx, 'school'>, { id, email }: CodeHolder): string[] => [
  accountHolder({ school }, id),
  digest(`${school.id} address ${mailboxOf(email)}`),
]

/** Of a code's uses: by the card as well, whosever account it is. */
export const codeHoldersOf = (ctx: Pick<Ctx, 'school'>, holder: CodeHolder): string[] => [
  ...holdersOf(ctx, holder),
  ...(holder.card ? [cardHolder(ctx, holder.card)] : []),
]

export const accountHolder = ({ school }: Pick<Ctx, 'school'>, id: string): string =>
  digest(`${school.id} account ${id}`)

export const cardHolder = ({ school }: Pick<Ctx, 'school'>, { accountId, fingerprint }: KnownCard): string =>
  digest(`${school.id} card ${accountId} ${fingerprint}`)

const digest = (text: string): string => createHash('sha256').update(text).digest('base64url')
