import { type LetterParts, writeLetter } from '#modules/mails/index.ts'
import { type Belongings, mergePeople, type PersonRow } from '#modules/people/index.ts'
import type { Ctx } from '#platform/context.ts'
import type { Input } from '#platform/contract/endpoint.ts'
import { refuseUnless } from '#platform/refusal.ts'
import { shownEmail } from '#platform/shown-email.ts'
import type { StudentDetails } from '../details/contract.ts'
import { getStudentDetails } from '../details/get-student-details.ts'
import { keepDetails } from '../details/keep-details.ts'
import { mergedLetter } from '../mails/merged.ts'
import { FormerAdminGoes, MergedOrderBeingPaid } from '../refusals.ts'
import type { mergeStudents as endpoint } from './contract.ts'
import { findObstacles } from './find-obstacles.ts'
import { lockPair } from './lock-pair.ts'

export interface MergingParts extends LetterParts {
  belongings: Belongings
}

/**
 * Refuses as `findPair` does, and with 409 while an order of either is being paid, and where the account that would go was an admin's: the audit
 * list names it.
 */
export async function mergeStudents(
  ctx: Ctx,
  { id, gone_id: goneId, login_of: loginOf, details_of: detailsOf }: Input<typeof endpoint>,
  parts: MergingParts,
): Promise<{ done: true }> {
  const { kept, gone } = await lockPair(ctx, { keptId: id, goneId })
  const obstacles = await findObstacles(ctx, [id, goneId])
  refuseUnless(![...obstacles.values()].includes('being_paid'), new MergedOrderBeingPaid())
  refuseUnless(!obstacles.has(goneId), new FormerAdminGoes())
  // As they are shown: what comes of an order would come of the last one of either from then on.
  const details = await getStudentDetails(ctx, { id: detailsOf === 'kept' ? id : goneId })
  await mergePeople(ctx, { kept, gone, loginOf, nameOf: detailsOf }, parts.belongings)
  if (isReached(details)) await keepDetails(ctx, id, details)
  const stays = loginOf === 'kept' ? kept : gone
  for (const person of [kept, gone]) await writeMerged(ctx, person, { stays, gone }, parts)
  ctx.note({ subject: `${gone.name} → ${kept.name}`, url: `/home/students/${id}` })
  return { done: true }
}

const CONTACT = ['phone', 'address_1', 'address_2', 'postal_code', 'city', 'country', 'vat_id'] as const
const isReached = (details: StudentDetails): boolean => CONTACT.some((name) => details[name] !== '')

/** To an address that one of the two accounts had. */
async function writeMerged(
  ctx: Ctx,
  { id, email, name, language: own }: PersonRow,
  { stays, gone }: { stays: PersonRow; gone: PersonRow },
  parts: LetterParts,
): Promise<void> {
  const language = own ?? ctx.school.language
  const letter = mergedLetter(language, {
    school: ctx.school.name,
    name,
    email: shownEmail(stays.email),
    isSame: stays.id === id,
    former: shownEmail(email),
    url: `${ctx.school.origin}/login?${new URLSearchParams({ email: shownEmail(stays.email) })}`,
  })
  await writeLetter(ctx, { cause: `merged:${gone.id}:${id}`, to: email, language, letter }, parts)
}
