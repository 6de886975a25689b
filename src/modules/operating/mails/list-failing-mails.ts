import { and, eq, sql } from 'drizzle-orm'
import { mails } from '#modules/mails/tables.ts'
import { schools } from '#modules/schools/tables.ts'
import type { Answer, Input } from '#platform/contract/endpoint.ts'
import { cursorOf, nextPage, olderThan, pageFrom } from '#platform/db/paging.ts'
import type { UnitsOfWork } from '#platform/db/unit-of-work.ts'
import type { listFailingMails as endpoint } from './contract.ts'
import { failingColumns, isFailing, viewFailingMail } from '#modules/mails/index.ts'

const PAGE = 20

export async function listFailingMails(
  { cursor, ...asked }: Input<typeof endpoint>,
  units: UnitsOfWork,
): Promise<Answer<typeof endpoint>> {
  const { school_id: schoolId } = asked
  const rows = await units.withoutSchool('operators see which mails do not go out', (tx) =>
    tx
      .select({
        mail: failingColumns,
        school: { id: schools.id, name: schools.name },
      })
      .from(mails)
      .innerJoin(schools, eq(schools.id, mails.schoolId))
      .where(
        and(
          isFailing(),
          schoolId ? eq(mails.schoolId, schoolId) : undefined,
          olderThan(mails.createdAt, mails.id, cursor),
        ),
      )
      .orderBy(sql`${mails.createdAt} desc nulls last`, sql`${mails.id} desc nulls last`)
      .limit(PAGE + 1),
  )
  return pageFrom(
    rows,
    PAGE,
    ({ mail, school }) => ({ ...viewFailingMail(mail), school }),
    ({ mail }) => nextPage('/json/operator/mails', asked, cursorOf(mail)),
  )
}
