import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { Ctx, OutsideCtx } from '#platform/context.ts'
import type { Answer, Input } from '#platform/contract/endpoint.ts'
import { localPath } from '#platform/local-path.ts'
import { isPlainForm } from '#platform/http/plain-form.ts'
import { placeOf } from '#platform/http/place-of.ts'
import { countOrRefuse, type Limit } from '#platform/http/rate-limit.ts'
import type { Exchange } from '#platform/http/serve.ts'
import type { Language } from '#platform/i18n/language.ts'
import { pathOf } from '#platform/log.ts'
import { InvalidFields } from '#platform/refusal.ts'
import { shownEmail } from '#platform/shown-email.ts'
import type { captureLead as endpoint } from './contract.ts'
import { leadCaptured } from './events.ts'
import { isInTime } from './form-token.ts'
import { getForm } from './get-form.ts'
import { readAnswers, readUtm } from './policy.ts'
import { FormNotInTime } from './refusals.ts'
import { leadForms, leads } from './tables.ts'
import { type FormRow, redirectOf } from './view.ts'
import { TRAP_FIELD } from './vocabulary.ts'

type Sent = Input<typeof endpoint>
type Told = Answer<typeof endpoint>

const LEADS_PER_PLACE: Limit = { uses: 20, seconds: 600 }

/**
 * Keeps who signed up (engagement §5, §7): one lead for each form and address, however often it is sent, and the same
 * answer each time. A robot in the trap hears the same. Refuses by the form's own fields (422), a form that was sent
 * too fast or too late (409), and too many from one place (429).
 */
export async function captureLead(ctx: OutsideCtx, sent: Sent, { request }: Exchange): Promise<Told> {
  // The page it was sent from may be in another language than the reader's own choice on this host.
  if (sent.language) request.caller.language = sent.language
  const form = await ctx.inTransaction((inside) => getForm(inside, sent.form_id))
  const told = isPlainForm(request) ? { ...thanks(form), redirect_to: wayOn(ctx, form, sent) } : thanks(form)
  if (sent[TRAP_FIELD]) return told
  const { errors, ...read } = readAnswers(form, sent)
  if (Object.keys(errors).length > 0) throw new InvalidFields(errors)
  const signer = { secretKey: request.server.secretKey, schoolId: ctx.school.id }
  if (!isInTime(sent.form_token, signer, ctx.now)) throw new FormNotInTime()
  await countOrRefuse(request.server.units, `lead:${placeOf(request)}`, LEADS_PER_PLACE)
  // Pages are the same whatever campaign led to them: without scripts only the browser tells where the form was sent from.
  const utm = { ...readUtm(request.headers.referer), ...readUtm(sent['_from']) }
  const lead = { ...read, utm, language: request.caller.language }
  await ctx.inTransaction((inside) => keepLead(inside, form, lead))
  return told
}

const thanks = (form: FormRow): Told => ({
  success_header: form.successHeader,
  success_text: form.successText,
  redirect_url: redirectOf(form) || null,
})

/** Without scripts: to a page of the school, or to the form's own, whose thanks lead further (a form may not leave the site). */
function wayOn({ school }: OutsideCtx, form: FormRow, sent: Sent): string {
  const further = URL.parse(redirectOf(form))
  const path = further?.origin === school.origin && localPath(further.href.slice(school.origin.length), '')
  if (path) return path
  const from = pathOf(localPath(sent['_from']))
  return `${from.startsWith('/embed/forms/') ? from : `/forms/${form.id}`}?sent=1`
}

interface ReadLead extends Omit<ReturnType<typeof readAnswers>, 'errors'> {
  utm: Record<string, string>
  language: Language
}

async function keepLead(ctx: Ctx, form: FormRow, { name, email, answers, utm, language }: ReadLead): Promise<void> {
  const isConsented = form.consentText !== ''
  const said = {
    formName: form.name,
    name,
    email,
    answers,
    utm,
    language,
    consentText: isConsented ? form.consentText : null,
    consentVersion: isConsented ? form.consentVersion : null,
    consentedAt: isConsented ? ctx.now : null,
    searchText: sql`fold(${`${name} ${shownEmail(email)}`})`,
    handledAt: null,
    updatedAt: ctx.now,
  }
  const [added] = await ctx.tx
    .insert(leads)
    .values({ ...said, formId: form.id, createdAt: ctx.now })
    .onConflictDoNothing()
    .returning({ id: leads.id })
  if (!added) return signUpAgain(ctx, form, said)
  await ctx.tx
    .update(leadForms)
    .set({ leadsCount: sql`${leadForms.leadsCount} + 1` })
    .where(eq(leadForms.id, form.id))
  ctx.emit(leadCaptured({ lead_id: added.id, form_id: form.id, email }))
}

async function signUpAgain(ctx: Ctx, form: FormRow, said: { email: string; searchText: SQL }): Promise<void> {
  await ctx.tx
    .update(leads)
    .set({ ...said, signUpsCount: sql`${leads.signUpsCount} + 1` })
    .where(and(eq(leads.formId, form.id), sql`lower(${leads.email}) = lower(${said.email})`))
}
