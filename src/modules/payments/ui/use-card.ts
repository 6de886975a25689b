import { useState } from 'react'
import { type CardFields, type CardProblem, findCardProblems, isCardComplete } from '../card/card-problems.ts'
import { encryptCard } from '../card/encrypt-card.ts'
import { useCardEntry } from './use-card-entry.ts'

export interface TypedCard extends CardFields {
  cardName: string
}
export type CardFieldName = keyof TypedCard
export type CardMessage = CardProblem | 'card.name'

const EMPTY: TypedCard = { cardNumber: '', cardName: '', cardMonth: '', cardYear: '', cardCvv: '' }

/** The card while it is typed. It is kept in memory only, and encrypted whenever it is complete (commerce §4). */
export function useCard({ isWanted }: { isWanted: boolean }) {
  const { publicKey, isUnavailable, askAgain } = useCardEntry({ isWanted })
  const [card, setCard] = useState(EMPTY)
  const [encrypted, setEncrypted] = useState<Promise<string>>()

  const type = (name: CardFieldName, value: string) => {
    const next = { ...card, [name]: value }
    setCard(next)
    const isReady = publicKey !== undefined && isCardComplete(next, new Date())
    setEncrypted(isReady ? encryptCard(next, { publicKey, origin: window.location.origin }) : undefined)
  }
  return {
    card,
    type,
    isUnavailable,
    askAgain,
    /** message keys by field; none when it can be sent */
    problems: (): Partial<Record<CardFieldName, CardMessage>> => {
      const { cardNumber, ...others } = findCardProblems(card, new Date())
      return {
        ...(cardNumber && { cardNumber }),
        ...(card.cardName.trim() === '' && { cardName: 'card.name' as const }),
        ...others,
      }
    },
    /** the card as only the bank can read it; undefined while it is not complete */
    encrypted: (): Promise<string> | undefined =>
      encrypted ??
      (publicKey !== undefined && isCardComplete(card, new Date())
        ? encryptCard(card, { publicKey, origin: window.location.origin })
        : undefined),
  }
}

export type CardInHand = ReturnType<typeof useCard>
