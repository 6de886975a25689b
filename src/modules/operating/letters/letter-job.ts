import { and, asc, eq, gt, isNull, sql } from 'drizzle-orm'
import { type LetterParts, writeLetter } from '#modules/mails/index.ts'
import { people } from '#modules/people/tables.ts'
import { schools } from '#modules/schools/tables.ts'
import { clock } from '#platform/clock.ts'
import type { SchoolIdentity } from '#platform/context.ts'
import type { Tx } from '#platform/db/database.ts'
import type { UnitsOfWork } from '#platform/db/unit-of-work.ts'
import type { JobKind } from '#platform/jobs/jobs.ts'
import { type Attempt, longJob, type Place } from '#platform/jobs/long-work.ts'
import { schoolFigures } from '../tables.ts'
import { isOwnerOf } from './audience.ts'
import { letterRecipients, ownerLetters } from './tables.ts'
import { wordsFor } from './words.ts'

export const LETTERS_QUEUE = 'operating.write-letters'
const AT_ONCE = 100
const FAILURE = 500

export interface LetterJobParts extends LetterParts {
  units: UnitsOfWork
  findSchool(id: string): Promise<SchoolIdentity | undefined>
}

type LetterRow = typeof ownerLetters.$inferSelect
type RecipientRow = typeof letterRecipients.$inferSelect

/** A worker that dies leaves those it has written to marked as such, in the transaction that wrote: another goes on with the rest. */
export const letterJob = (parts: LetterJobParts): JobKind<{ letterId: string }> =>
  longJob({
    queue: LETTERS_QUEUE,
    table: ownerLetters,
    expireInSeconds: 2 * 60 * 60,
    retryLimit: 5,
    units: parts.units,
    reach: async ({ letterId }: { letterId: string }) => ({
      id: letterId,
      inTransaction: (work) => parts.units.withoutSchool('a letter to owners is written', work),
    }),
    work: (attempt, { inTransaction }, signal) => writeToAll(attempt, inTransaction, parts, signal),
  })

async function writeToAll(
  attempt: Attempt<typeof ownerLetters>,
  inTransaction: Place['inTransaction'],
  parts: LetterJobParts,
  signal: AbortSignal,
): Promise<void> {
  const letter = attempt.row
  await inTransaction((tx) => gather(tx, attempt))
  let last: string | undefined
  let failures = 0
  for (;;) {
    await inTransaction((tx) => attempt.move(tx))
    const some = await unwritten(letter.id, last, parts)
    for (const recipient of some) {
      signal.throwIfAborted()
      if (!(await write(letter, recipient, parts))) failures++
    }
    last = some.at(-1)?.id
    if (some.length < AT_ONCE) break
  }
  if (failures > 0) throw new Error(`A letter could not be written to ${failures} of its recipients`)
  await inTransaction((tx) => attempt.finish(tx))
}

/** Puts down once who gets it. */
async function gather(tx: Tx, { row: letter, move }: Attempt<typeof ownerLetters>): Promise<void> {
  if (letter.gatheredAt) return
  const { id } = letter
  const now = clock.now()
  const owners = tx
    .selectDistinctOn([sql`lower(${people.email})`], {
      id: sql<string>`uuidv7()`.as('id'),
      schoolId: sql<string>`${people.schoolId}`.as('school_id'),
      letterId: sql<string>`${id}::uuid`.as('letter_id'),
      personId: sql<string>`${people.id}`.as('person_id'),
      name: people.name,
      email: people.email,
      language: sql<'en' | 'pl'>`coalesce(${people.language}, ${schools.language})`.as('language'),
      createdAt: sql<Date>`${now.toISOString()}::timestamptz`.as('created_at'),
      writtenAt: sql<null>`null::timestamptz`.as('written_at'),
      failure: sql<null>`null::text`.as('failure'),
    })
    .from(people)
    .innerJoin(schools, eq(schools.id, people.schoolId))
    .innerJoin(schoolFigures, eq(schoolFigures.schoolId, schools.id))
    .where(isOwnerOf({ q: letter.q, state: letter.schoolState }))
    .orderBy(sql`lower(${people.email})`, asc(schools.createdAt), asc(people.createdAt))
  const { rowCount } = await tx.insert(letterRecipients).select(owners).onConflictDoNothing()
  await move(tx, { gatheredAt: now, recipients: rowCount ?? 0 })
}

const unwritten = (letterId: string, last: string | undefined, { units }: LetterJobParts): Promise<RecipientRow[]> =>
  units.withoutSchool('who has not got a letter yet', (tx) =>
    tx
      .select()
      .from(letterRecipients)
      .where(
        and(
          eq(letterRecipients.letterId, letterId),
          isNull(letterRecipients.writtenAt),
          last ? gt(letterRecipients.id, last) : undefined,
        ),
      )
      .orderBy(asc(letterRecipients.id))
      .limit(AT_ONCE),
  )

/** Answers false where it could not be, which is put down beside their name. */
async function write(letter: LetterRow, { id, ...to }: RecipientRow, parts: LetterJobParts): Promise<boolean> {
  const school = await parts.findSchool(to.schoolId)
  if (!school) return true
  const setting = { school, actor: { role: 'system' }, work: LETTERS_QUEUE } as const
  const own = and(eq(letterRecipients.id, id), isNull(letterRecipients.writtenAt))
  try {
    await parts.units.inUnitOfWork(setting, async (ctx) => {
      const [begun] = await ctx.tx
        .update(letterRecipients)
        .set({ writtenAt: ctx.now, failure: null })
        .where(own)
        .returning({ id: letterRecipients.id })
      if (!begun) return
      const { name, email, language } = to
      const words = wordsFor(letter, language, { name, school: school.name })
      await writeLetter(ctx, { cause: `letter:${id}`, to: email, language, letter: words }, parts)
    })
    return true
  } catch (error) {
    const failure = (error instanceof Error ? error.message : String(error)).slice(0, FAILURE)
    await parts.units.inUnitOfWork(setting, ({ tx }) => tx.update(letterRecipients).set({ failure }).where(own))
    return false
  }
}
