import { and, asc, eq, gt } from 'drizzle-orm'
import { people } from '#modules/people/tables.ts'
import type { Ctx, OutsideCtx } from '#platform/context.ts'
import { csvAnswer } from '#platform/http/csv-answer.ts'
import type { Exchange } from '#platform/http/serve.ts'
import { translator } from '#platform/i18n/text.ts'
import { foundOr404 } from '#platform/refusal.ts'
import { shownEmail } from '#platform/shown-email.ts'
import { dayOf } from '#platform/time/days.ts'
import { en } from '../messages/server-en.ts'
import { pl } from '../messages/server-pl.ts'
import { importedLines, studentImports } from './tables.ts'

const AT_ONCE = 1000

interface Asked {
  importId: string
  wrong?: '1' | undefined
}

const HEADS = ['line', 'outcome', 'problem', 'name', 'email', 'words'] as const

/** In the order of the lines, read as fast as they are taken. Refuses with 404 an import that is not there. */
export async function getImportReport(ctx: OutsideCtx, asked: Asked, exchange: Exchange): Promise<string> {
  const row = await ctx.inTransaction(async (inside) => {
    const { tx, note } = inside
    const [found] = await tx.select().from(studentImports).where(eq(studentImports.id, asked.importId))
    const known = foundOr404(found)
    note({ subject: known.filename, url: '/home/students/import' })
    return known
  })
  return csvAnswer(exchange, `import-${dayOf(row.createdAt, ctx.school.timeZone)}.csv`, rowsOf(ctx, asked))
}

async function* rowsOf(ctx: OutsideCtx, asked: Asked): AsyncGenerator<string[]> {
  const text = translator<typeof en.report>((ctx.language === 'pl' ? pl : en).report, ctx.language)
  yield HEADS.map((head) => text(head))
  for (let after = 0, isLast = false; !isLast;) {
    const place = after
    const rows = await ctx.reading((inside) => linesAfter(inside, asked, place))
    isLast = rows.length < AT_ONCE
    after = rows.at(-1)?.line ?? 0
    for (const { line, outcome, problem, name, email, words } of rows)
      yield [
        String(line),
        text(`outcome_${outcome}`),
        problem ? text(`problem_${problem}`) : '',
        name ?? '',
        email ? shownEmail(email) : '',
        words,
      ]
  }
}

const linesAfter = ({ tx }: Ctx, { importId, wrong }: Asked, after: number) =>
  tx
    .select({
      line: importedLines.line,
      outcome: importedLines.outcome,
      problem: importedLines.problem,
      words: importedLines.words,
      name: people.name,
      email: people.email,
    })
    .from(importedLines)
    .leftJoin(people, eq(people.id, importedLines.studentId))
    .where(
      and(
        eq(importedLines.importId, importId),
        gt(importedLines.line, after),
        wrong ? eq(importedLines.outcome, 'wrong') : undefined,
      ),
    )
    .orderBy(asc(importedLines.line))
    .limit(AT_ONCE)
