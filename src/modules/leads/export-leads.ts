import { sql } from 'drizzle-orm'
import type { Ctx, OutsideCtx } from '#platform/context.ts'
import { cursorOf } from '#platform/db/paging.ts'
import { countOrRefuse, type Limit } from '#platform/http/rate-limit.ts'
import type { Exchange } from '#platform/http/serve.ts'
import { csvAnswer } from '#platform/http/csv-answer.ts'
import { type Translate, translator } from '#platform/i18n/text.ts'
import { shownEmail } from '#platform/shown-email.ts'
import { dayOf } from '#platform/time/days.ts'
import { zonedIso } from '#platform/time/wall-time.ts'
import type { LeadFilter } from './contract.ts'
import { getForm } from './get-form.ts'
import { leadsThatMatch, newestLeadsFirst } from './leads-that-match.ts'
import { en } from './messages/server-en.ts'
import { pl } from './messages/server-pl.ts'
import { leads } from './tables.ts'
import { UTM_NAMES } from './vocabulary.ts'

type Row = typeof leads.$inferSelect

const ONCE_A_MINUTE: Limit = { uses: 1, seconds: 60 }
const AT_ONCE = 500

/** The leads of a list, newest first, read as fast as they are taken. Once a minute for a school (commerce §9). */
export async function exportLeads(ctx: OutsideCtx, filter: LeadFilter, exchange: Exchange): Promise<string> {
  const form = filter.form_id ? await ctx.inTransaction((inside) => getForm(inside, filter.form_id!)) : undefined
  const key = `export-leads:${ctx.school.id}`
  await countOrRefuse(exchange.request.server.units, key, ONCE_A_MINUTE, 'leads.export-too-soon')
  const fileName = `leads-${dayOf(ctx.now, ctx.school.timeZone)}.csv`
  const names = await ctx.inTransaction(async (inside) => {
    inside.note({ subject: form?.name ?? fileName, url: '/home/leads' })
    return readNames(inside, filter)
  })
  return csvAnswer(exchange, fileName, rowsOf(ctx, filter, names))
}

/** Of all fields that were ever answered in these leads. */
async function readNames(ctx: Ctx, filter: LeadFilter): Promise<string[]> {
  const { rows } = await ctx.tx.execute<{ name: string }>(sql`
    select answer ->> 'name' as name from ${leads}, jsonb_array_elements(${leads.answers}) as answer
    where ${leadsThatMatch(ctx, filter, {}) ?? sql`true`} group by 1 order by 1`)
  return rows.map(({ name }) => name)
}

async function* rowsOf(ctx: OutsideCtx, filter: LeadFilter, names: string[]): AsyncGenerator<string[]> {
  const text = ctx.language === 'pl' ? translator<typeof en.export>(pl.export, 'pl') : translator(en.export, 'en')
  yield [...HEADS.map((head) => text(head)), ...UTM_NAMES, ...names]
  for (let cursor: string | undefined, isLast = false; !isLast;) {
    const rows = await readSome(ctx, filter, cursor)
    const last = rows.at(-1)
    isLast = rows.length < AT_ONCE
    cursor = last && cursorOf(last)
    for (const row of rows) yield cellsOf(row, names, { text, timeZone: ctx.school.timeZone })
  }
}

const readSome = (ctx: OutsideCtx, filter: LeadFilter, cursor: string | undefined): Promise<Row[]> =>
  ctx.inTransaction(({ tx }) =>
    tx
      .select()
      .from(leads)
      .where(leadsThatMatch(ctx, filter, { cursor, most: AT_ONCE }))
      .orderBy(...newestLeadsFirst)
      .limit(AT_ONCE),
  )

const HEADS = ['name', 'email', 'form', 'signedUpAt', 'consentText', 'consentVersion', 'consentedAt'] as const

interface Writing {
  text: Translate<typeof en.export>
  timeZone: string
}

function cellsOf(row: Row, names: string[], { text, timeZone }: Writing): string[] {
  const answers = new Map(
    row.answers.map(({ name, type, value }) => [
      name,
      type === 'checkbox' ? text(value === 'yes' ? 'yes' : 'no') : value,
    ]),
  )
  return [
    row.name,
    shownEmail(row.email),
    row.formName,
    zonedIso(row.createdAt, timeZone),
    row.consentText ?? '',
    String(row.consentVersion ?? ''),
    row.consentedAt ? zonedIso(row.consentedAt, timeZone) : '',
    ...UTM_NAMES.map((name) => row.utm[name] ?? ''),
    ...names.map((name) => answers.get(name) ?? ''),
  ]
}
