import { and, asc, eq, gt, isNull, sql } from 'drizzle-orm'
import { type LetterParts, writeLetter } from '#modules/mails/index.ts'
import { people } from '#modules/people/tables.ts'
import { schools } from '#modules/schools/tables.ts'
import { clock } from '#platform/clock.ts'
import type { SchoolIdentity } from '#platform/context.ts'
import type { UnitsOfWork } from '#platform/db/unit-of-work.ts'
import type { JobKind } from '#platform/jobs/jobs.ts'
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
export const letterJob = (parts: LetterJobParts): JobKind<{ letterId: string }> => ({
  queue: LETTERS_QUEUE,
  concurrency: 1,
  expireInSeconds: 2 * 60 * 60,
  heartbeatSeconds: 30,
  retryLimit: 5,
  async work({ letterId }, signal) {
    const letter = await gather(letterId, parts)
    if (!letter || letter.finishedAt) return
    let last: string | undefined
    let failures = 0
    for (;;) {
      const some = await unwritten(letterId, last, parts)
      for (const recipient of some) {
        signal.throwIfAborted()
        if (!(await write(letter, recipient, parts))) failures++
      }
      last = some.at(-1)?.id
      if (some.length < AT_ONCE) break
    }
    if (failures > 0) throw new Error(`A letter could not be written to ${failures} of its recipients`)
    await parts.units.withoutSchool('a letter to owners is written', (tx) =>
      tx.update(ownerLetters).set({ finishedAt: clock.now() }).where(eq(ownerLetters.id, letterId)),
    )
  },
})

/** Puts down once who gets it. Undefined when it is gone. */
const gather = (id: string, { units }: LetterJobParts): Promise<LetterRow | undefined> =>
  units.withoutSchool('who gets a letter is put down', async (tx) => {
    const [letter] = await tx.select().from(ownerLetters).where(eq(ownerLetters.id, id)).for('update')
    if (!letter || letter.gatheredAt) return letter
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
      .where(isOwnerOf(letter))
      .orderBy(sql`lower(${people.email})`, asc(schools.createdAt), asc(people.createdAt))
    const { rowCount } = await tx.insert(letterRecipients).select(owners).onConflictDoNothing()
    const gathered = { gatheredAt: now, recipients: rowCount ?? 0 }
    await tx.update(ownerLetters).set(gathered).where(eq(ownerLetters.id, id))
    return { ...letter, ...gathered }
  })

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
