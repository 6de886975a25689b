import { useState } from 'react'
import type { CardFields, CardProblem } from '../card/card-problems.ts'
import { useCardEntry } from './use-card-entry.ts'
import { type CardTools, useCardTools } from './use-card-tools.ts'

export interface TypedCard extends CardFields {
  cardName: string
}
export type CardFieldName = keyof TypedCard
export type CardMessage = CardProblem | 'card.name'

const EMPTY: TypedCard = { cardNumber: '', cardName: '', cardMonth: '', cardYear: '', cardCvv: '' }

/** The card while it is typed. It is kept in memory only, and encrypted whenever it is complete (commerce §4). */
export function useCard({ isWanted }: { isWanted: boolean }) {
  const { publicKey, isUnavailable, askAgain, arriving } = useCardEntry({ isWanted })
  const tools = useCardTools({ isWanted })
  const [card, setCard] = useState(EMPTY)
  const [encrypted, setEncrypted] = useState<Promise<string>>()
  const [isWaiting, setWaiting] = useState(false)

  const type = (name: CardFieldName, value: string) => {
    const next = { ...card, [name]: value }
    setCard(next)
    const isReady = publicKey !== undefined && tools?.isCardComplete(next, new Date()) === true
    setEncrypted(isReady ? tools.encryptCard(next, { publicKey, origin: window.location.origin }) : undefined)
  }
  return {
    card,
    /** undefined until they have come: what is typed meanwhile is kept as it is */
    tools,
    type,
    isUnavailable,
    askAgain,
    /** while what was sent waits for the bank's key */
    isWaiting,
    /** message keys by field; none when it can be sent */
    problems: ({ findCardProblems }: CardTools): Partial<Record<CardFieldName, CardMessage>> => {
      const { cardNumber, ...others } = findCardProblems(card, new Date())
      return {
        ...(cardNumber && { cardNumber }),
        ...(card.cardName.trim() === '' && { cardName: 'card.name' as const }),
        ...others,
      }
    },
    /** the card as only the bank can read it; undefined while it is not complete, and when the bank gave no key */
    encrypted: async ({ encryptCard, isCardComplete }: CardTools): Promise<string | undefined> => {
      if (encrypted || !isCardComplete(card, new Date())) return encrypted
      setWaiting(true)
      const key = await arriving()
      setWaiting(false)
      return key === undefined ? undefined : encryptCard(card, { publicKey: key, origin: window.location.origin })
    },
  }
}

export type CardInHand = ReturnType<typeof useCard>
