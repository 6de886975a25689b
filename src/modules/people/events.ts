import { z } from 'zod'
import { LANGUAGES } from '#platform/i18n/language.ts'
import { event } from '#platform/events/event.ts'

/** `terms_version`: which text of the school's terms was accepted; null when the account was made for the student. */
export const studentRegistered = event(
  'people.student-registered',
  z.object({ student_id: z.uuid(), terms_version: z.int().nullable() }),
)
export const passwordResetRequested = event(
  'people.password-reset-requested',
  z.object({ person_id: z.uuid(), language: z.enum(LANGUAGES) }),
)
export const passwordChanged = event('people.password-changed', z.object({ person_id: z.uuid() }))
export const emailChangeAsked = event('people.email-change-asked', z.object({ change_id: z.uuid() }))
export const emailChanged = event('people.email-changed', z.object({ change_id: z.uuid() }))
export const switchesSet = event(
  'people.switches-set',
  z.object({
    by_id: z.uuid(),
    is_login_enabled: z.boolean(),
    is_registration_enabled: z.boolean(),
    are_students_admitted: z.boolean(),
  }),
)
/** A school began that waits for an operator's leave. */
export const schoolHeld = event('people.school-held', z.object({ owner_id: z.uuid() }))
