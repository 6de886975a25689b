import { and, asc, eq, gt, inArray, lte } from 'drizzle-orm'
import { type LetterParts, writeLetter } from '#modules/mails/index.ts'
import { people } from '#modules/people/tables.ts'
import type { Ctx, SchoolIdentity } from '#platform/context.ts'
import type { UnitsOfWork } from '#platform/db/unit-of-work.ts'
import type { JobKind } from '#platform/jobs/jobs.ts'
import { type ClosingRow, closings } from '../tables.ts'
import { closingLetter } from './closing-letter.ts'
import { type ClosingNews, TELL_QUEUE } from './queue.ts'

const AT_ONCE = 100

export interface TellingParts extends LetterParts {
  units: UnitsOfWork
  findSchool(id: string): Promise<SchoolIdentity | undefined>
}

interface Telling {
  schoolId: string
  closingId: string
  news: ClosingNews
}

/** Some people in each transaction, which says how far it is: one that dies and is begun again writes to nobody twice. */
export const tellingJob = (parts: TellingParts): JobKind<Telling> => ({
  queue: TELL_QUEUE,
  concurrency: 1,
  expireInSeconds: 2 * 60 * 60,
  heartbeatSeconds: 30,
  retryLimit: 5,
  async work({ schoolId, closingId, news }, signal) {
    const school = await parts.findSchool(schoolId)
    if (!school) return
    const setting = { school, actor: { role: 'system' }, work: TELL_QUEUE } as const
    const tellSome = () => parts.units.inUnitOfWork(setting, (ctx) => tellNext(ctx, { closingId, news }, parts))
    while (await tellSome()) signal.throwIfAborted()
  },
})

/** Answers whether there are more. */
async function tellNext(
  ctx: Ctx,
  { closingId, news }: Pick<Telling, 'closingId' | 'news'>,
  parts: LetterParts,
): Promise<boolean> {
  const [row] = await ctx.tx.select().from(closings).where(eq(closings.id, closingId)).for('update')
  if (!row || !isStillTrue(row, news)) return false
  const some = await peopleAfter(ctx, row, news)
  for (const { id, email, name, language } of some) {
    const readIn = language ?? ctx.school.language
    const letter = closingLetter(readIn, { news, name, school: ctx.school, closing: row })
    const cause = `closing:${news}:${row.id}:${id}`
    await writeLetter(ctx, { cause, to: email, language: readIn, letter }, parts)
  }
  const last = some.at(-1)?.id
  const isDone = some.length < AT_ONCE
  const told =
    news === 'planned'
      ? { ...(last && { toldUpTo: last }), ...(isDone && { toldAt: ctx.now }) }
      : { ...(last && { takenBackUpTo: last }), ...(isDone && { takenBackAt: ctx.now }) }
  await ctx.tx.update(closings).set(told).where(eq(closings.id, row.id))
  return !isDone
}

const isStillTrue = ({ calledOffAt, closedAt }: ClosingRow, news: ClosingNews): boolean =>
  news === 'planned' ? calledOffAt === null && closedAt === null : calledOffAt !== null

/** That it is called off, only those are told who were told of it. */
function peopleAfter({ tx, school }: Ctx, row: ClosingRow, news: ClosingNews) {
  const after = news === 'planned' ? row.toldUpTo : row.takenBackUpTo
  const isTold = row.toldAt ? undefined : lte(people.id, row.toldUpTo ?? NOBODY)
  return tx
    .select({ id: people.id, email: people.email, name: people.name, language: people.language })
    .from(people)
    .where(
      and(
        eq(people.schoolId, school.id),
        inArray(people.role, ['student', 'admin']),
        after ? gt(people.id, after) : undefined,
        news === 'called-off' ? isTold : undefined,
      ),
    )
    .orderBy(asc(people.id))
    .limit(AT_ONCE)
}

const NOBODY = '00000000-0000-0000-0000-000000000000'
