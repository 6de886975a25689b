import { sql } from 'drizzle-orm'
import type { Cell, Exportable } from '#modules/exports/index.ts'
import type { Ctx } from '#platform/context.ts'
import { cursorOf } from '#platform/db/paging.ts'
import type { Language } from '#platform/i18n/language.ts'
import { type Translate, translator } from '#platform/i18n/text.ts'
import { shownEmail } from '#platform/shown-email.ts'
import { LeadFilter } from './contract.ts'
import { leadsThatMatch, newestLeadsFirst } from './leads-that-match.ts'
import { en } from './messages/server-en.ts'
import { pl } from './messages/server-pl.ts'
import { leads } from './tables.ts'
import { UTM_NAMES } from './vocabulary.ts'

const AT_ONCE = 500

const textIn = (language: Language) => translator<typeof en.export>((language === 'pl' ? pl : en).export, language)

const HEADINGS = [
  'name',
  'email',
  'form',
  'signedUpAt',
  'handledAt',
  'consentText',
  'consentVersion',
  'consentedAt',
] as const

/** After what all leads have, each field that was ever answered in those of the file has a column of its own. */
export const exportableLeads: Exportable<typeof LeadFilter> = {
  kind: 'leads',
  right: 'keep-leads',
  filter: LeadFilter,
  async open(ctx, filter, language) {
    const text = textIn(language)
    const fields = await fieldsAnswered(ctx, filter)
    return {
      headings: [...HEADINGS.map((heading) => text(heading)), ...UTM_NAMES, ...fields],
      count: filter.q ? null : await ctx.tx.$count(leads, leadsThatMatch(ctx, filter, {})),
      async read(inside, after) {
        const found = await inside.tx
          .select()
          .from(leads)
          .where(leadsThatMatch(inside, filter, { cursor: after, most: AT_ONCE }))
          .orderBy(...newestLeadsFirst)
          .limit(AT_ONCE)
        const last = found.length === AT_ONCE ? found.at(-1) : undefined
        return { rows: found.map((lead) => cellsOf(lead, fields, text)), next: last && cursorOf(last) }
      },
    }
  },
}

async function fieldsAnswered(ctx: Ctx, filter: LeadFilter): Promise<string[]> {
  const { rows } = await ctx.tx.execute<{ name: string }>(sql`
    select answer ->> 'name' as name from ${leads}, jsonb_array_elements(${leads.answers}) as answer
    where ${leadsThatMatch(ctx, filter, {}) ?? sql`true`} group by 1 order by 1`)
  return rows.map(({ name }) => name)
}

function cellsOf(lead: typeof leads.$inferSelect, fields: string[], text: Translate<typeof en.export>): Cell[] {
  const answers = new Map(
    lead.answers.map(({ name, type, value }) => [
      name,
      type === 'checkbox' ? text(value === 'yes' ? 'yes' : 'no') : value,
    ]),
  )
  return [
    lead.name,
    shownEmail(lead.email),
    lead.formName,
    { at: lead.createdAt },
    lead.handledAt && { at: lead.handledAt },
    lead.consentText,
    lead.consentVersion,
    lead.consentedAt && { at: lead.consentedAt },
    ...UTM_NAMES.map((name) => lead.utm[name] ?? null),
    ...fields.map((name) => answers.get(name) ?? null),
  ]
}
