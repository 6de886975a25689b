import { useViewer } from '#kit/api/ViewerProvider.tsx'
import { Checkbox } from '#kit/fields/Checkbox.tsx'
import { canonicalEmail, isEmail } from '#platform/contract/is-email.ts'
import type { HalfGift } from '../../gifts/vocabulary.ts'
import { billingOf } from '../billing-of.ts'
import type { Details } from '../use-details.ts'
import { useReminderText } from './text.ts'
import { type Held, useReminder } from './use-reminder.ts'

interface RemindMeProps {
  slug: string
  variantId: string
  quantity: number
  /** null where the price is set */
  chosenAmount: number | null
  /** that takes something off; empty for none */
  code: string
  bumpIds: string[]
  details: Details
  answers: Record<string, string>
  /** null where it is no gift */
  gift: HalfGift | null
  school: string
}

/** Never ticked beforehand. What stands here is, word for word, what is kept of the consent. */
export function RemindMe({ slug, school, ...held }: RemindMeProps) {
  const text = useReminderText()
  const viewer = useViewer()
  const { isWanted, problem, want } = useReminder(slug, heldBy(held, viewer !== null))
  const isKnown = viewer !== null || isAddress(held.details.email)
  return (
    <Checkbox
      name="reminder"
      label={text('label')}
      help={isWanted && !isKnown ? text('needsEmail') : text('keeps', { school })}
      errors={problem ? [problem] : []}
      checked={isWanted}
      onChange={(event) => want(event.target.checked)}
    >
      {text('consent')}
    </Checkbox>
  )
}

/** Undefined while there is nobody to remind. */
function heldBy(
  { variantId, quantity, chosenAmount, code, bumpIds, details, answers, gift }: Omit<RemindMeProps, 'slug' | 'school'>,
  isSignedIn: boolean,
): Held | undefined {
  const { name, email } = details
  const form = {
    ...billingOf(details),
    name,
    answers,
    gift,
    variant_id: variantId,
    quantity,
    chosen_amount: chosenAmount,
    promo_code: code,
    bump_ids: bumpIds,
  }
  if (isSignedIn) return form
  return isAddress(email) ? { ...form, email } : undefined
}

const isAddress = (typed: string): boolean => isEmail(canonicalEmail(typed.trim()))
