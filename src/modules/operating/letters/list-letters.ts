import { and, eq, sql, type SQL } from 'drizzle-orm'
import { mails } from '#modules/mails/tables.ts'
import { schools } from '#modules/schools/tables.ts'
import type { Answer, Input } from '#platform/contract/endpoint.ts'
import { cursorOf, nextPage, olderThan, pageFrom } from '#platform/db/paging.ts'
import type { UnitsOfWork } from '#platform/db/unit-of-work.ts'
import { foundOr404 } from '#platform/refusal.ts'
import type {
  getLetter as getting,
  ListedLetter,
  listLetters as listing,
  listRecipients as recipients,
} from './contract.ts'
import { letterRecipients, ownerLetters } from './tables.ts'
import type { RecipientState } from './vocabulary.ts'

const PAGE = 20

const viewListed = (row: typeof ownerLetters.$inferSelect): ListedLetter => ({
  id: row.id,
  subject_en: row.subjectEn,
  subject_pl: row.subjectPl,
  operator: row.operatorName,
  created_at: row.createdAt.toISOString(),
  gathered_at: row.gatheredAt?.toISOString() ?? null,
  work: row.state,
  finished_at: row.settledAt?.toISOString() ?? null,
  recipients: row.recipients,
})

export async function listLetters(
  { cursor }: Input<typeof listing>,
  units: UnitsOfWork,
): Promise<Answer<typeof listing>> {
  const rows = await units.withoutSchool('operators see what was written to owners', (tx) =>
    tx
      .select()
      .from(ownerLetters)
      .where(olderThan(ownerLetters.createdAt, ownerLetters.id, cursor))
      .orderBy(sql`${ownerLetters.createdAt} desc nulls last`, sql`${ownerLetters.id} desc nulls last`)
      .limit(PAGE + 1),
  )
  return pageFrom(rows, PAGE, viewListed, (last) => nextPage('/json/operator/letters', {}, cursorOf(last)))
}

/** Of a statement over recipients: the mail that was written to them. */
const ownMail = and(
  eq(mails.schoolId, letterRecipients.schoolId),
  eq(mails.cause, sql`'letter:' || ${letterRecipients.id}`),
)

const hasFailed: SQL = sql`(${letterRecipients.failure} is not null or (${mails.failedAt} is not null and ${mails.sentAt} is null))`

/** Refuses with 404 a letter that is none. */
export async function getLetter({ id }: Input<typeof getting>, units: UnitsOfWork): Promise<Answer<typeof getting>> {
  return units.withoutSchool('operators see how far a letter is', async (tx) => {
    const [letter] = await tx.select().from(ownerLetters).where(eq(ownerLetters.id, id))
    const found = foundOr404(letter)
    const [counted] = await tx
      .select({
        written: sql<number>`count(${letterRecipients.writtenAt})::int`,
        sent: sql<number>`count(${mails.sentAt})::int`,
        failed: sql<number>`(count(*) filter (where ${hasFailed}))::int`,
      })
      .from(letterRecipients)
      .leftJoin(mails, ownMail)
      .where(eq(letterRecipients.letterId, id))
    const { textEn: text_en, textPl: text_pl, q, schoolState: state } = found
    return { ...viewListed(found), text_en, text_pl, q, state, ...counted! }
  })
}

export async function listRecipients(
  { id, cursor, failed }: Input<typeof recipients>,
  units: UnitsOfWork,
): Promise<Answer<typeof recipients>> {
  const rows = await units.withoutSchool('operators see whom a letter reached', (tx) =>
    tx
      .select({ to: letterRecipients, school: { id: schools.id, name: schools.name }, mail: mails })
      .from(letterRecipients)
      .innerJoin(schools, eq(schools.id, letterRecipients.schoolId))
      .leftJoin(mails, ownMail)
      .where(
        and(
          eq(letterRecipients.letterId, id),
          failed && hasFailed,
          olderThan(letterRecipients.createdAt, letterRecipients.id, cursor),
        ),
      )
      .orderBy(sql`${letterRecipients.createdAt} desc nulls last`, sql`${letterRecipients.id} desc nulls last`)
      .limit(PAGE + 1),
  )
  return pageFrom(
    rows,
    PAGE,
    ({ to, school, mail }) => ({
      id: to.id,
      name: to.name,
      email: to.email,
      school,
      state: stateOf(to, mail),
      failure: to.failure ?? (mail?.sentAt ? null : (mail?.failure ?? null)),
      sent_at: mail?.sentAt?.toISOString() ?? null,
    }),
    ({ to }) => nextPage(`/json/operator/letters/${id}/recipients`, { failed }, cursorOf(to)),
  )
}

function stateOf(
  { writtenAt, failure }: typeof letterRecipients.$inferSelect,
  mail: typeof mails.$inferSelect | null,
): RecipientState {
  if (mail?.sentAt) return 'sent'
  if (failure !== null || mail?.failedAt) return 'failed'
  return writtenAt ? 'written' : 'waiting'
}
