import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { GivenDay, GivenTime, Id, Time } from '#platform/contract/shapes.ts'
import { ProductPage, ProductRow } from '#modules/catalog/contract.ts'
import { madeProduct, makesProduct, productRows } from '#modules/catalog/kinds/contract.ts'
import { PLACE_KINDS } from './vocabulary.ts'

export const SlotTime = z.object({ starts_at: Time, ends_at: Time })
export type SlotTime = z.output<typeof SlotTime>

/** Where it takes place; a link and a number are told to whoever has booked. */
export const Where = z.object({ place_kind: z.enum(PLACE_KINDS), place: z.string() })
export type Where = z.output<typeof Where>

/** Until so many hours before it its student may move or cancel it; null: not at all. */
export const Rules = z.object({ movable_hours: z.int().nullable(), cancellable_hours: z.int().nullable() })

/** What everyone may know of a consultation, and what whoever looks has not booked yet. */
export const ConsultationPage = Where.extend(Rules.shape).extend({
  product: ProductPage,
  length_minutes: z.int(),
  /** the viewer's right to one, for which they have not chosen when */
  waiting_grant_id: Id.nullable(),
})
export type ConsultationPage = z.output<typeof ConsultationPage>

export const FreeSlots = z.object({
  slots: z.array(SlotTime),
  /** the first day after these with a free slot, by the school's clocks */
  next_from: z.string().nullable(),
})
export const SlotPage = FreeSlots.extend({
  /** the slot that was asked about; null when it cannot be booked */
  chosen: SlotTime.nullable(),
})
export type SlotPage = z.output<typeof SlotPage>

export const Titled = z.object({ slug: z.string(), title: z.string() })
export const PanelConsultation = ProductRow.extend({ length_minutes: z.int(), coming_count: z.int() })
export type PanelConsultation = z.output<typeof PanelConsultation>

export const From = z.object({ from: GivenDay.optional().catch(undefined) })
export const getConsultationPage = endpoint('GET /json/consultations/:consultationSlug', {
  summary: 'A consultation as its page shows it; drafts only to admins',
  access: 'anyone',
  answer: ConsultationPage,
})

export const listSlots = endpoint('GET /json/consultations/:consultationSlug/slots', {
  summary: 'The free times of a consultation, from a day on, and whether the one that was chosen is still free',
  access: 'anyone',
  query: From.extend({ chosen: GivenTime.optional().catch(undefined) }),
  answer: SlotPage,
})

export const listPanelConsultations = endpoint('GET /json/home/consultations', {
  summary: 'All consultations of the school, newest first, found by title and status',
  access: 'admin',
  right: 'see-products',
  ...productRows(PanelConsultation),
})

export const createConsultation = endpoint('POST /home/consultations', {
  summary: 'Make a consultation, as a draft of an hour without hours',
  access: 'admin',
  right: 'change-products',
  ...makesProduct('consultation'),
})

export const duplicateConsultation = endpoint('POST /home/consultations/:consultationId/duplicate', {
  summary: 'Make a draft that says, costs and is offered the same as a consultation',
  access: 'admin',
  right: 'change-products',
  ...madeProduct('consultation'),
})
