import { sql } from 'drizzle-orm'
import type { OutsideCtx } from '#platform/context.ts'
import { cursorOf } from '#platform/db/paging.ts'
import { countOrRefuse, type Limit } from '#platform/http/rate-limit.ts'
import type { Exchange } from '#platform/http/serve.ts'
import { csvAnswer } from '#platform/http/csv-answer.ts'
import { type Translate, translator } from '#platform/i18n/text.ts'
import type { LeadFilter } from './contract.ts'
import { getForm } from './get-form.ts'
import { leadsThatMatch, newestLeadsFirst } from './leads-that-match.ts'
import { en } from './messages/export-en.ts'
import { pl } from './messages/export-pl.ts'
import { leads } from './tables.ts'
import { UTM_NAMES } from './vocabulary.ts'

type Row = typeof leads.$inferSelect

const ONCE_A_MINUTE: Limit = { uses: 1, seconds: 60 }
const AT_ONCE = 500

/** The leads of a list, newest first, read as fast as they are taken. Once a minute for a school (commerce §9). */
export async function exportLeads(ctx: OutsideCtx, filter: LeadFilter, exchange: Exchange): Promise<string> {
  const names = await ctx.inTransaction(async (inside) => {
    if (filter.form_id) await getForm(inside, filter.form_id)
    const { rows } = await inside.tx.execute<{ name: string }>(sql`
      select answer ->> 'name' as name from ${leads}, jsonb_array_elements(${leads.answers}) as answer
      where ${leadsThatMatch(filter, {}) ?? sql`true`} group by 1 order by 1`)
    return rows.map(({ name }) => name)
  })
  const key = `export-leads:${ctx.school.id}`
  await countOrRefuse(exchange.request.server.units, key, ONCE_A_MINUTE, 'leads.export-too-soon')
  const today = ctx.now.toISOString().slice(0, 10)
  return csvAnswer(exchange, `leads-${today}.csv`, rowsOf(ctx, filter, names))
}

async function* rowsOf(ctx: OutsideCtx, filter: LeadFilter, names: string[]): AsyncGenerator<string[]> {
  const text = ctx.language === 'pl' ? translator<typeof en>(pl, 'pl') : translator(en, 'en')
  yield [...HEADS.map((head) => text(head)), ...UTM_NAMES, ...names]
  for (let cursor: string | undefined, isLast = false; !isLast;) {
    const rows = await readSome(ctx, filter, cursor)
    const last = rows.at(-1)
    isLast = rows.length < AT_ONCE
    cursor = last && cursorOf(last)
    for (const row of rows) yield cellsOf(row, names, text)
  }
}

const readSome = (ctx: OutsideCtx, filter: LeadFilter, cursor: string | undefined): Promise<Row[]> =>
  ctx.inTransaction(({ tx }) =>
    tx
      .select()
      .from(leads)
      .where(leadsThatMatch(filter, { cursor, most: AT_ONCE }))
      .orderBy(...newestLeadsFirst)
      .limit(AT_ONCE),
  )

const HEADS = ['name', 'email', 'form', 'signedUpAt', 'consentText', 'consentVersion', 'consentedAt'] as const

function cellsOf(row: Row, names: string[], text: Translate<typeof en>): string[] {
  const answers = new Map(
    row.answers.map(({ name, type, value }) => [
      name,
      type === 'checkbox' ? text(value === 'yes' ? 'yes' : 'no') : value,
    ]),
  )
  return [
    row.name,
    row.email,
    row.formName,
    row.createdAt.toISOString(),
    row.consentText ?? '',
    String(row.consentVersion ?? ''),
    row.consentedAt?.toISOString() ?? '',
    ...UTM_NAMES.map((name) => row.utm[name] ?? ''),
    ...names.map((name) => answers.get(name) ?? ''),
  ]
}
