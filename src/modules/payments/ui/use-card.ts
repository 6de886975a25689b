import { useState } from 'react'
import type { CardFields, CardProblem } from '../card/card-problems.ts'
import type { HandedCard, LeavingCard } from '../card/hand-over-card.ts'
import { useCardEntry } from './use-card-entry.ts'
import { type CardTools, useCardTools } from './use-card-tools.ts'
import { useOwnPolicy } from './use-own-policy.ts'

export interface TypedCard extends CardFields {
  cardName: string
}
export type CardFieldName = keyof TypedCard
export type { LeavingCard }
export type CardMessage = CardProblem | 'card.name'

interface CardWanted {
  isWanted: boolean
  /** the origin that the page sends it to, for a token; null where it is locked in the page */
  sentTo: string | null
}

const EMPTY: TypedCard = { cardNumber: '', cardName: '', cardMonth: '', cardYear: '', cardCvv: '' }

/**
 * The card while it is typed. It is kept in memory only, and handed over as the gateway wants it: encrypted whenever it is complete (commerce §4), or
 * sent for a token as the form is.
 */
export function useCard({ isWanted, sentTo }: CardWanted) {
  useOwnPolicy(sentTo)
  const { entry, isUnavailable, askAgain, arriving } = useCardEntry({ isWanted })
  const tools = useCardTools({ isWanted })
  const [card, setCard] = useState(EMPTY)
  const [encrypted, setEncrypted] = useState<Promise<HandedCard>>()
  const [isWaiting, setWaiting] = useState(false)

  const type = (name: CardFieldName, value: string) => {
    const next = { ...card, [name]: value }
    setCard(next)
    const isReady = entry?.kind === 'rsa' && tools?.isCardComplete(next, new Date()) === true
    setEncrypted(isReady ? tools.handOverCard(next, entry) : undefined)
  }
  return {
    card,
    /** undefined until they have come: what is typed meanwhile is kept as it is */
    tools,
    type,
    isUnavailable,
    askAgain,
    /** while what was sent waits for the bank */
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
    /** Once the card has no problems, and each time the form is sent: a token is used once. */
    handOver: async (loaded: CardTools): Promise<LeavingCard> => {
      setWaiting(true)
      const leaving = await loaded.leavePage(card, encrypted ?? arriving())
      setWaiting(false)
      return leaving
    },
  }
}

export type CardInHand = ReturnType<typeof useCard>
