import type { CardFields } from './card-problems.ts'
import { plainCard } from './plain-card.ts'

const ANSWERS_WITHIN_MS = 15_000

/** The gateway gave no token: it refused, did not answer, or what it said is not understood. */
export class CardProblem extends Error {}

/** Sends a complete card from the page to the gateway itself, and nobody else. Answers what it gives for it. @throws CardProblem */
export async function tokenizeCard(
  fields: CardFields,
  { key, tokens_url: url }: { key: string; tokens_url: string },
): Promise<string> {
  const said = await ask(url, { key, ...plainCard(fields) }).catch((cause: unknown) => {
    throw new CardProblem('no token for a card', { cause })
  })
  const token: unknown = typeof said === 'object' && said !== null && 'token' in said ? said.token : undefined
  if (typeof token !== 'string' || token === '') throw new CardProblem('what the gateway gave for a card is no token')
  return token
}

async function ask(url: string, card: object): Promise<unknown> {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(card),
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    signal: AbortSignal.timeout(ANSWERS_WITHIN_MS),
  })
  if (!answer.ok) throw new Error(`HTTP ${answer.status}`)
  return answer.json()
}
