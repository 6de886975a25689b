import { z } from 'zod'
import { endpoint, writesOver } from '#platform/contract/endpoint.ts'
import { Cursor, inPages, pageOf } from '#platform/contract/paging.ts'
import { Done, GivenDay, Id, Seen, Time } from '#platform/contract/shapes.ts'
import { LANGUAGES } from '#platform/i18n/language.ts'
import { oneLine, someLines } from '#platform/contract/typed-text.ts'
import { FormField, GivenAnswer as FieldAnswer } from '#modules/fields/contract.ts'
import { FIELD_MAX, FIELD_TYPES } from '#modules/fields/vocabulary.ts'
import { COURSE_PAGES, LEAD_STATES, MAX } from './vocabulary.ts'

const Words = (max: number) => oneLine().max(max)

/** What goes with every lead of a form unseen; visitors cannot change it. */
export const HiddenField = z.object({ name: Words(FIELD_MAX.name), value: Words(FIELD_MAX.line) })
export type HiddenField = z.output<typeof HiddenField>

/** A form as whoever may fill it in sees it; empty texts stand for the defaults. */
export const LeadForm = z.object({
  id: Id,
  language: z.enum(LANGUAGES),
  header: z.string(),
  fields: z.array(FormField),
  button_text: z.string(),
  consent_text: z.string(),
  success_header: z.string(),
  success_text: z.string(),
  redirect_url: z.string(),
  /** says when the page was made; sent back with the lead */
  form_token: z.string(),
})
export type LeadForm = z.output<typeof LeadForm>

const FormBody = z.object({
  name: Words(MAX.formName).min(1),
  language: z.enum(LANGUAGES),
  header: Words(MAX.header).min(1),
  fields: z.array(FormField).min(1).max(FIELD_MAX.fields),
  hidden_fields: z.array(HiddenField).max(FIELD_MAX.fields),
  button_text: Words(MAX.button),
  consent_text: someLines().max(MAX.words),
  success_header: Words(MAX.header),
  success_text: someLines().max(MAX.words),
  redirect_url: Words(MAX.url),
  is_on_home: z.boolean(),
  on_courses: z.enum(COURSE_PAGES),
  course_ids: z.array(Id).max(200),
})
export type FormBody = z.output<typeof FormBody>

const Course = z.object({ id: Id, title: z.string() })
export type Course = z.output<typeof Course>

export const EditableLeadForm = FormBody.omit({ course_ids: true }).extend({
  id: Id,
  courses: z.array(Course),
  leads_count: z.int(),
  created_at: Time,
})
export type EditableLeadForm = z.output<typeof EditableLeadForm>

export const LeadFormRow = EditableLeadForm.pick({
  id: true,
  name: true,
  is_on_home: true,
  on_courses: true,
  leads_count: true,
  created_at: true,
})
export type LeadFormRow = z.output<typeof LeadFormRow>

export const GivenAnswer = FieldAnswer.extend({ type: z.enum([...FIELD_TYPES, 'hidden']) })
export type GivenAnswer = z.output<typeof GivenAnswer>

export const LeadRow = z.object({
  id: Id,
  name: z.string(),
  email: z.string(),
  form: z.object({ id: Id.nullable(), name: z.string() }),
  state: z.enum(LEAD_STATES),
  created_at: Time,
})
export type LeadRow = z.output<typeof LeadRow>

export const Lead = LeadRow.extend({
  answers: z.array(GivenAnswer),
  utm: z.record(z.string(), z.string()),
  consent: z.object({ text: z.string(), version: z.int(), at: Time }).nullable(),
  language: z.enum(LANGUAGES),
  sign_ups_count: z.int(),
  updated_at: Time,
})
export type Lead = z.output<typeof Lead>

export const captureLead = endpoint('POST /lead', {
  summary:
    'Sign up with a lead form, from any site: the fields are those the form defines. A second time changes the first',
  access: 'anyone',
  refuses: [409, 429],
  // It looks at no cookie: the form's own token stands for it.
  forgeryCheck: false,
  body: z.looseObject({
    form_id: Id,
    form_token: z.string().max(200),
    email: z.string(),
    /** of the page the form stands on */
    language: z.enum(LANGUAGES).optional(),
  }),
  answer: z.object({
    success_header: z.string(),
    success_text: z.string(),
    redirect_url: z.string().nullable(),
    /** for a form sent without scripts */
    redirect_to: z.string().optional(),
  }),
})

export const getLeadForm = endpoint('GET /json/leads/form/:formId', {
  summary: 'A lead form, from any site',
  access: 'anyone',
  answer: z.object({ form: LeadForm }),
})

export const getFormToken = endpoint('GET /json/leads/token', {
  summary: 'A fresh token for a lead form that has just been begun, from any site',
  access: 'anyone',
  answer: z.object({ form_token: z.string() }),
})

export const findPlacedLeadForm = endpoint('GET /json/leads/placed', {
  summary: 'The lead form of a course page, or of the home page when no course is named',
  access: 'anyone',
  query: z.object({ course_id: Id.optional() }),
  answer: z.object({ form: LeadForm.nullable() }),
})

const OneForm = z.object({ form: EditableLeadForm })

export const listLeadForms = endpoint('GET /json/home/leads/forms', {
  summary: 'Lead forms of the school, newest first',
  access: 'admin',
  right: 'see-lead-forms',
  ...inPages(pageOf(LeadFormRow)),
})

export const getEditableLeadForm = endpoint('GET /json/home/leads/forms/:formId', {
  summary: 'A lead form as its admin edits it',
  access: 'admin',
  right: 'change-content',
  answer: OneForm,
})

export const createLeadForm = endpoint('POST /home/leads/forms', {
  summary: 'Make a lead form',
  access: 'admin',
  right: 'change-content',
  status: 201,
  body: FormBody,
  answer: OneForm,
})

export const updateLeadForm = endpoint('PUT /home/leads/forms/:formId', {
  summary: 'Change a lead form; another wording of the consent is another version',
  access: 'admin',
  right: 'change-content',
  over: writesOver(
    getEditableLeadForm,
    [
      'name',
      'language',
      'header',
      'fields',
      'hidden_fields',
      'button_text',
      'consent_text',
      'success_header',
      'success_text',
      'redirect_url',
      'is_on_home',
      'on_courses',
      'courses',
    ],
    ({ form }) => form,
  ),
  body: FormBody.extend({ seen: Seen }),
  answer: OneForm,
})

export const deleteLeadForm = endpoint('DELETE /home/leads/forms/:formId', {
  summary: 'Delete a lead form; its leads stay',
  access: 'admin',
  right: 'change-content',
  answer: Done,
})

export const LeadFilter = z.object({
  q: oneLine().max(MAX.search).optional(),
  form_id: Id.optional(),
  state: z.enum(LEAD_STATES).optional(),
  /** days of the school, both included */
  from: GivenDay.optional(),
  until: GivenDay.optional(),
})
export type LeadFilter = z.output<typeof LeadFilter>

export const listLeads = endpoint('GET /json/home/leads', {
  summary: 'Leads, newest first: by words, form, state and days',
  access: 'admin',
  right: 'see-leads',
  query: LeadFilter.extend({ cursor: Cursor }),
  answer: pageOf(LeadRow),
})

export const getLead = endpoint('GET /json/home/leads/:leadId', {
  summary: 'A lead with its answers and consent',
  access: 'admin',
  right: 'see-leads',
  answer: z.object({ lead: Lead }),
})

export const handleLead = endpoint('POST /home/leads/:leadId/handled', {
  summary: 'Say that nothing is left to do about a lead, or take that back',
  access: 'admin',
  right: 'keep-leads',
  body: z.object({ is_handled: z.boolean().default(true) }),
  answer: Done,
})

export const deleteLead = endpoint('DELETE /home/leads/:leadId', {
  summary: 'Delete a lead',
  access: 'admin',
  right: 'keep-leads',
  answer: Done,
})
