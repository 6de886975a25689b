import { eq } from 'drizzle-orm'
import type { Cell, Exportable } from '#modules/exports/index.ts'
import { people } from '#modules/people/tables.ts'
import { cursorOf } from '#platform/db/paging.ts'
import type { Language } from '#platform/i18n/language.ts'
import { translator } from '#platform/i18n/text.ts'
import { shownEmail } from '#platform/shown-email.ts'
import { StudentFilter } from './contract.ts'
import { studentRows } from './list-students.ts'
import { en } from './messages/server-en.ts'
import { pl } from './messages/server-pl.ts'

const AT_ONCE = 500

const textIn = (language: Language) => translator<typeof en.export>((language === 'pl' ? pl : en).export, language)

const HEADINGS = ['name', 'email', 'joined', 'lastSeen', 'products', 'spent', 'currency', 'tags'] as const

export const exportableStudents: Exportable<typeof StudentFilter> = {
  kind: 'students',
  right: 'see-students',
  filter: StudentFilter,
  open: async (ctx, filter, language) => ({
    headings: HEADINGS.map((heading) => textIn(language)(heading)),
    count: Object.values(filter).some(Boolean) ? null : await ctx.tx.$count(people, eq(people.role, 'student')),
    async read(inside, after) {
      const found = await studentRows(inside, filter, { cursor: after, most: AT_ONCE })
      const last = found.length === AT_ONCE ? found.at(-1) : undefined
      return { rows: found.flatMap(cellsOf), next: last && cursorOf(last) }
    },
  }),
}

type Row = Awaited<ReturnType<typeof studentRows>>[number]

/** One row for each currency they paid in: sums in several are never added. */
function cellsOf({ name, email, createdAt, lastSeenAt, products, spent, tags }: Row): Cell[][] {
  const who = [name, shownEmail(email), { at: createdAt }, lastSeenAt && { at: lastSeenAt }, products]
  const named = tags.map(({ name }) => name).join(', ') || null
  if (spent.length === 0) return [[...who, null, null, named]]
  return spent.map((money) => [...who, money, money.currency, named])
}
