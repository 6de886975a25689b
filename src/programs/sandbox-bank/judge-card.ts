import { MINUTE } from '#platform/clock.ts'
import type { DeclineReason } from './wire.ts'
import type { CardFacts } from './open-card.ts'
import type { PaymentStatus } from './payment-row.ts'

export interface Verdict {
  status: PaymentStatus
  reason: DeclineReason | null
  /** Milliseconds until the payment settles by itself. */
  settlesIn: number | null
}

const AUTHENTICATION_TIME = 15 * MINUTE

interface Charged {
  /** by a token that was given out before */
  isSaved: boolean
  /** nobody is there to be asked */
  isHolderAway: boolean
  now: Date
  lateConfirmation: number
}

/** What the bank says to a card at once. */
export function judgeCard(card: CardFacts | null, { isSaved, isHolderAway, now, lateConfirmation }: Charged): Verdict {
  if (!card) return declined('card_data_invalid')
  if (isPast(card, now)) return declined('card_expired')
  switch (card.conduct) {
    case 'approved':
      return approved
    case 'asks_for_code':
      return isSaved && isHolderAway ? approved : asked
    case 'asks_each_time':
      return isHolderAway ? declined('authentication_required') : asked
    case 'confirmed_late':
      return { status: 'pending', reason: null, settlesIn: lateConfirmation }
    case 'approved_only_once':
      return isSaved ? declined('card_declined') : approved
    default:
      return declined(card.conduct)
  }
}

const asked: Verdict = { status: 'needs_authentication', reason: null, settlesIn: AUTHENTICATION_TIME }
const approved: Verdict = { status: 'approved', reason: null, settlesIn: null }
const declined = (reason: DeclineReason): Verdict => ({ status: 'declined', reason, settlesIn: null })

const isPast = (card: CardFacts, now: Date): boolean =>
  card.expiryYear * 12 + card.expiryMonth < now.getUTCFullYear() * 12 + now.getUTCMonth() + 1
