import { SECOND } from '../clock.ts'
import type { Ctx, SchoolIdentity } from '../context.ts'
import type { UnitsOfWork } from '../db/unit-of-work.ts'
import type { TellOfRow } from './failed-row.ts'

export interface OneByOneParts {
  units: UnitsOfWork
  findSchool(id: string): Promise<SchoolIdentity | undefined>
}

interface OneByOne<Row> {
  /** So many rows after one, in the order in which they are to be worked through. */
  rowsAfter(row: Row | undefined, most: number): Promise<Row[]>
  work(ctx: Ctx, id: string): Promise<void>
}

const AT_ONCE = 500
const LONGEST_RUN = 600 * SECOND

/**
 * Works through rows of all schools, each in a unit of work of its own in its school. One that fails is told of and keeps nobody waiting;
 * what is left after ten minutes waits for the next time.
 */
export async function workOneByOne<Row extends { id: string; schoolId: string }>(
  { units, findSchool }: OneByOneParts,
  { rowsAfter, work }: OneByOne<Row>,
  tell: TellOfRow,
): Promise<void> {
  const until = Date.now() + LONGEST_RUN
  for (let last: Row | undefined; Date.now() < until;) {
    const rows = await rowsAfter(last, AT_ONCE)
    for (const { id, schoolId } of rows) {
      try {
        const school = await findSchool(schoolId)
        if (school) await units.inUnitOfWork({ school, actor: { role: 'system' } }, (ctx) => work(ctx, id))
      } catch (error) {
        tell(error, { id })
      }
    }
    last = rows.at(-1)
    if (!last || rows.length < AT_ONCE) return
  }
}
