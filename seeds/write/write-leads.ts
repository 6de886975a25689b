import { eq, sql } from 'drizzle-orm'
import type { FormBody } from '#modules/leads/contract.ts'
import { leadCaptured } from '#modules/leads/events.ts'
import { createLeadForm } from '#modules/leads/index.ts'
import { leadForms, leads } from '#modules/leads/tables.ts'
import { DAY, HOUR } from '#platform/clock.ts'
import type { Ctx } from '#platform/context.ts'
import type { Language } from '#platform/i18n/language.ts'
import { newId } from '#platform/ids.ts'
import type { LeadFormContent, LeadFormWords } from '../content.ts'
import { chanceFrom } from '../random.ts'
import { writeEvents } from './write-events.ts'

const SEED = 1918
const SINCE_DAYS = 55
const FROM_A_LETTER = { utm_source: 'newsletter', utm_medium: 'email', utm_campaign: 'november' }

/** The form on the home page in both languages, and who signed up with the school's own over the last weeks. */
export async function writeLeads(ctx: Ctx, content: LeadFormContent): Promise<void> {
  const chance = chanceFrom(SEED)
  const then = { ...ctx, now: new Date(ctx.now.getTime() - (SINCE_DAYS + 1) * DAY) }
  await createLeadForm(then, formOf(content.translated.language, content.translated))
  const { form } = await createLeadForm(then, formOf(ctx.school.language, content))
  const written = content.signedUp.map((name) => {
    const createdAt = new Date(ctx.now.getTime() - chance.between(3 * HOUR, SINCE_DAYS * DAY))
    const email = `${name.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ł', 'l').replaceAll('Ł', 'L').toLowerCase()}.${chance.whole(10, 99)}@example.com`
    const { name: asked, label, options } = content.question
    return {
      id: newId(),
      formId: form.id,
      formName: form.name,
      name,
      email,
      answers: [{ name: asked, label, type: 'select' as const, value: chance.one(options).value }],
      utm: chance.happens(0.4) ? FROM_A_LETTER : {},
      consentText: form.consent_text,
      consentVersion: 1,
      consentedAt: createdAt,
      language: ctx.school.language,
      searchText: sql`fold(${`${name} ${email}`})`,
      createdAt,
      updatedAt: createdAt,
    }
  })
  await ctx.tx.insert(leads).values(written)
  await ctx.tx.update(leadForms).set({ leadsCount: written.length }).where(eq(leadForms.id, form.id))
  const event = (lead: (typeof written)[number]) =>
    leadCaptured({ lead_id: lead.id, form_id: form.id, email: lead.email })
  await writeEvents(
    ctx,
    written.map((lead) => ({ at: lead.createdAt, event: event(lead) })),
  )
}

function formOf(language: Language, words: LeadFormWords): FormBody {
  const plain = { placeholder: '', required: false, checked: false, options: [] }
  const { name, header, firstName, question, consent, button, thanks } = words
  return {
    name,
    header,
    language,
    fields: [
      { ...plain, name: 'name', label: firstName, type: 'text' },
      { ...plain, name: 'email', label: 'E-mail', type: 'email', required: true },
      { ...plain, ...question, type: 'select' },
    ],
    hidden_fields: [{ name: 'source', value: 'home' }],
    button_text: button,
    consent_text: consent,
    success_header: thanks.header,
    success_text: thanks.text,
    redirect_url: '',
    is_on_home: true,
    on_courses: 'none',
    course_ids: [],
  }
}
