import { eq } from 'drizzle-orm'
import { type LetterParts, oneClickHeaders, writeLetter } from '#modules/mails/index.ts'
import { people } from '#modules/people/tables.ts'
import type { Config } from '#platform/config.ts'
import type { Ctx } from '#platform/context.ts'
import { datesOf, type Found, requireEvent } from '../require-event.ts'
import { leaveUrl } from './leave-url.ts'
import { waitingEntries as entries, type WaitingEntry } from './tables.ts'
import { type Told, waitingLetter } from './waiting-letter.ts'

export interface WaitingLetterParts extends LetterParts {
  config: Pick<Config, 'secretKey'>
}

interface About {
  entry: WaitingEntry
  found: Found
  letter: Told
  /** by which a link in it takes a place */
  secret?: string
}

/** Tells whoever has just joined that they are in line, and how to leave it. */
export async function tellJoined(
  ctx: Ctx,
  { entry_id: id }: { entry_id: string },
  parts: WaitingLetterParts,
): Promise<void> {
  const [entry] = await ctx.tx.select().from(entries).where(eq(entries.id, id))
  if (entry?.state !== 'waiting') return
  const found = await requireEvent(ctx, entry.productId)
  await writeToEntry(ctx, { entry, found, letter: { kind: 'joined' } }, parts)
}

/** A student at the address that is theirs now, a visitor at the one they gave; each letter once for each time in line or offer. */
export async function writeToEntry(
  ctx: Ctx,
  { entry, found, letter, secret }: About,
  parts: WaitingLetterParts,
): Promise<void> {
  const { school, tx } = ctx
  const [student] = entry.studentId
    ? await tx
        .select({ name: people.name, email: people.email, language: people.language })
        .from(people)
        .where(eq(people.id, entry.studentId))
    : []
  const language = student?.language ?? entry.language
  const leave = leaveUrl(parts.config.secretKey, school, entry.id)
  const dates = await datesOf(ctx, found.product.id)
  const content = waitingLetter({
    told: letter,
    title: found.product.title,
    dates,
    school,
    language,
    leave,
  })
  const since = letter.kind === 'offered' ? letter.until : entry.queuedAt
  const written = {
    cause: `waiting-${letter.kind}:${entry.id}:${since.getTime()}`,
    to: student?.email ?? entry.email,
    language,
    letter: content,
    ...(letter.kind !== 'ended' && { headers: oneClickHeaders(leave) }),
    ...(secret && { secret }),
  }
  await writeLetter(ctx, written, parts)
}
