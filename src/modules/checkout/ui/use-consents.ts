import { useState, useSyncExternalStore } from 'react'
import { CONSENT_KINDS, type ConsentKind } from '#modules/orders/vocabulary.ts'
import { keptConsents } from './kept-consents.ts'

/** Never given for the buyer: ticked here, or in this tab before a payment that failed. */
export function useConsents(slug: string) {
  const kept = useSyncExternalStore(
    neverChanges,
    () => keptConsents(slug),
    () => '',
  ).split(',')
  const [ticked, setGiven] = useState<ConsentKind[]>()
  return { given: ticked ?? CONSENT_KINDS.filter((kind) => kept.includes(kind)), setGiven }
}

const neverChanges = () => () => undefined
