import type { Ctx } from '#platform/context.ts'
import { countMails, findLimits } from './read-use.ts'

/** Whether a mail that people can do without may still be written this month; a school that has closed writes none. */
export async function mayWriteMore({ tx, school, now }: Ctx): Promise<boolean> {
  if (school.closed) return false
  const most = (await findLimits(tx, school.id))?.mailsAMonth
  if (most === null || most === undefined) return true
  return most > 0 && (await countMails(tx, { schoolId: school.id, now, most })) < most
}
