import { and, count, gt, inArray, ne, sql } from 'drizzle-orm'
import { people } from '#modules/people/tables.ts'
import { DAY, HOUR, SECOND } from '#platform/clock.ts'
import type { Ctx } from '#platform/context.ts'
import { TooManyRequests } from '#platform/refusal.ts'
import { invitationAsked } from './events.ts'
import { type InvitationRow, invitations, type SeatPool } from './tables.ts'

export interface Invited {
  name: string
  email: string
}

/** How often a seat may be given to somebody else within a day: whoever takes all of them back, mails strangers. */
const MORE_A_DAY = 50

/** Which of these addresses have an invitation to one of the pools already, without their case. */
export async function invitedAmong({ tx }: Ctx, pools: SeatPool[], emails: string[]): Promise<Set<string>> {
  if (pools.length === 0 || emails.length === 0) return new Set()
  const lower = sql<string>`lower(${invitations.email})`
  const rows = await tx
    .select({ email: lower })
    .from(invitations)
    .where(
      and(
        inArray(invitations.poolId, poolIds(pools)),
        ne(invitations.status, 'revoked'),
        inArray(
          lower,
          emails.map((email) => email.toLowerCase()),
        ),
      ),
    )
  return new Set(rows.map(({ email }) => email))
}

/**
 * Gives each a seat of the pools, which are locked and have room for all of them, and asks for the mails. Refuses with 429 more than
 * were bought, and some more, in a day.
 */
export async function storeInvitations(ctx: Ctx, pools: SeatPool[], invited: Invited[]): Promise<InvitationRow[]> {
  if (invited.length === 0) return []
  const { tx, now } = ctx
  await refuseTooMany(ctx, pools, invited.length)
  const seats = pools.flatMap(({ id, bought, taken }) => Array.from({ length: bought - taken }, () => id))
  const languages = await languagesOf(ctx, invited)
  const rows = await tx
    .insert(invitations)
    .values(
      invited.map(({ name, email }, at) => ({
        poolId: seats[at]!,
        name,
        email,
        language: languages.get(email.toLowerCase()) ?? ctx.language,
        sentAt: now,
        createdAt: now,
      })),
    )
    .returning()
  for (const { id, sendings } of rows) ctx.emit(invitationAsked({ invitation_id: id, sending: sendings }))
  return rows
}

async function refuseTooMany({ tx, now }: Ctx, pools: SeatPool[], more: number): Promise<void> {
  const [made] = await tx
    .select({ count: count() })
    .from(invitations)
    .where(and(inArray(invitations.poolId, poolIds(pools)), gt(invitations.createdAt, new Date(now.getTime() - DAY))))
  const bought = pools.reduce((sum, pool) => sum + pool.bought, 0)
  if ((made?.count ?? 0) + more > bought + MORE_A_DAY) throw new TooManyRequests(HOUR / SECOND)
}

/** Those who have an account here are written to in their language. */
export async function languagesOf({ tx }: Ctx, invited: Pick<Invited, 'email'>[]) {
  const emails = invited.map(({ email }) => email.toLowerCase())
  const rows = await tx
    .select({ email: people.email, language: people.language })
    .from(people)
    .where(inArray(sql`lower(${people.email})`, emails))
  return new Map(rows.map(({ email, language }) => [email.toLowerCase(), language]))
}

const poolIds = (pools: SeatPool[]): string[] => pools.map(({ id }) => id)
