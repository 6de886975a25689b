import type { CardFields } from './card-problems.ts'
import { plainCard } from './plain-card.ts'

const ANSWERS_WITHIN_MS = 15_000

/**
 * Sends a complete card from the page to the gateway itself, and nobody else. Answers what it gives for it. Rejects where that is no token: the
 * gateway refused, did not answer, or what it said is not understood.
 */
export async function tokenizeCard(
  fields: CardFields,
  { key, tokens_url: url }: { key: string; tokens_url: string },
): Promise<string> {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ key, ...plainCard(fields) }),
    signal: AbortSignal.timeout(ANSWERS_WITHIN_MS),
  })
  const { token } = (await answer.json()) as { token?: unknown }
  if (!answer.ok || typeof token !== 'string' || token === '') throw new Error('no token for a card')
  return token
}
