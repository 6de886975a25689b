import { and, eq, type SQL, sql } from 'drizzle-orm'
import { randomInt } from 'node:crypto'
import type { z } from 'zod'
import { products } from '#modules/catalog/tables.ts'
import { people } from '#modules/people/tables.ts'
import { atMoment } from '#platform/db/at-moment.ts'
import type { Ctx } from '#platform/context.ts'
import { certificatesIssued, ruleChanged } from '../events.ts'
import { certificateRules, certificates } from '../tables.ts'
import { CODE_LENGTH, SIGNS } from '../vocabulary.ts'
import { wasGiven } from './was-given.ts'
import type { WaysToEarn } from './ways-to-earn.ts'

const AT_ONCE = 500
/** who are written to in one go */
const TOLD_AT_ONCE = 50
const BEFORE_ALL = '00000000-0000-0000-0000-000000000000'

/** Gives these people the certificate of a course if they have earned it and have none. Safe to repeat, at the same time too. */
export async function issueTo(
  ctx: Ctx,
  { courseId, personId }: { courseId: string; personId: string },
  ways: WaysToEarn,
): Promise<void> {
  const rule = await findRule(ctx, courseId)
  if (rule?.isOn) await issueAmong(ctx, rule, sql`select ${personId}::uuid`, ways)
}

/**
 * Gives five hundred of those who may have earned one theirs, and says that the rest are still to be looked at. What a later change
 * of the rule has begun anew ends here.
 */
export async function issueEarned(
  ctx: Ctx,
  { course_id: courseId, version, after }: z.output<(typeof ruleChanged)['payload']>,
  ways: WaysToEarn,
): Promise<void> {
  const rule = await findRule(ctx, courseId)
  if (!rule?.isOn || rule.version !== version) return
  const candidates = sql`
    select distinct person_id from (${ways.of(rule.way).candidates(sql`${courseId}::uuid`)}) as candidate (person_id)
    where person_id > ${after ?? BEFORE_ALL}::uuid order by person_id limit ${AT_ONCE}`
  const looked = await issueAmong(ctx, rule, candidates, ways)
  if (looked.length === AT_ONCE) ctx.emit(ruleChanged({ course_id: courseId, version, after: looked.at(-1)!.id }))
}

type Rule = NonNullable<Awaited<ReturnType<typeof findRule>>>

async function findRule({ tx }: Ctx, courseId: string) {
  const [found] = await tx
    .select({
      courseId: certificateRules.courseId,
      isOn: certificateRules.isOn,
      way: certificateRules.way,
      version: certificateRules.version,
      title: products.title,
    })
    .from(certificateRules)
    .innerJoin(products, eq(products.id, certificateRules.courseId))
    .where(eq(certificateRules.courseId, courseId))
  return found
}

/** Two statements, however many they are. Answers whom it looked at, in order. */
async function issueAmong({ tx, now, emit }: Ctx, rule: Rule, candidates: SQL, ways: WaysToEarn) {
  const { courseId, way, title } = rule
  const asked = { personId: people.id, courseId: sql`${courseId}::uuid`, now: atMoment(now) }
  const hasNone = sql`not exists (select from ${certificates} where ${certificates.personId} = ${people.id} and ${certificates.courseId} = ${courseId})`
  const looked = await tx
    .select({
      id: people.id,
      name: people.name,
      isDue: sql<boolean>`${and(eq(people.role, 'student'), hasNone, wasGiven(asked), ways.of(way).isEarned(asked))}`,
    })
    .from(people)
    .where(sql`${people.id} in (${candidates})`)
    .orderBy(people.id)
  const due = looked.filter(({ isDue }) => isDue)
  if (due.length === 0) return looked
  const issued = await tx
    .insert(certificates)
    .values(
      due.map(({ id, name }) => ({
        code: newCode(),
        personId: id,
        courseId,
        nameAsIssued: name,
        courseTitle: title,
        way,
        ruleVersion: rule.version,
        createdAt: now,
      })),
    )
    .onConflictDoNothing({ target: [certificates.personId, certificates.courseId] })
    .returning({ id: certificates.id })
  for (let from = 0; from < issued.length; from += TOLD_AT_ONCE)
    emit(certificatesIssued({ certificate_ids: issued.slice(from, from + TOLD_AT_ONCE).map(({ id }) => id) }))
  return looked
}

/** A hundred random bits: nobody guesses one, and nobody draws one twice. */
export const newCode = (): string => Array.from({ length: CODE_LENGTH }, () => SIGNS[randomInt(SIGNS.length)]).join('')
