import { constants, publicEncrypt } from 'node:crypto'
import { MINUTE } from '#platform/clock.ts'
import { newSecret } from '#platform/ids.ts'
import type { Bank } from './bank.ts'

interface Typed {
  number: string
  expiry: string
  code: string
  /** of the page on which it was typed */
  origin: string
}

const LASTS = 10 * MINUTE

/** A token for a card, good for one charge within ten minutes. The card waits as a browser would have locked it. */
export async function issueToken(bank: Bank, { number, expiry, code, origin }: Typed): Promise<string> {
  const plaintext = Buffer.from([number, expiry, code, origin].join('|'))
  const locked = publicEncrypt({ key: bank.key.publicKey, padding: constants.RSA_PKCS1_PADDING }, plaintext)
  const token = `tok_${newSecret()}`
  await bank.pool.query({
    name: 'issue-card-token',
    text: 'insert into sandbox_bank.card_tokens (token, encrypted_card, created_at) values ($1, $2, $3)',
    values: [token, locked.toString('base64'), bank.clock.now()],
  })
  return token
}

/** The card of a token, once; empty for one that is used up, too old or none of the bank's. */
export async function takeToken(bank: Bank, token: string): Promise<string> {
  const { rows } = await bank.pool.query<{ encrypted_card: string }>({
    name: 'take-card-token',
    text: 'delete from sandbox_bank.card_tokens where token = $1 and created_at > $2 returning encrypted_card',
    values: [token, new Date(bank.clock.now().getTime() - LASTS)],
  })
  return rows[0]?.encrypted_card ?? ''
}
