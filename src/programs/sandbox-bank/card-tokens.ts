import { constants, publicEncrypt } from 'node:crypto'
import { MINUTE } from '#platform/clock.ts'
import { newSecret } from '#platform/ids.ts'
import type { Bank } from './bank.ts'
import type { BankTx } from './in-transaction.ts'

interface Typed {
  number: string
  expiry: string
  code: string
  /** of the page on which it was typed */
  origin: string
  /** of the merchant, the one it is for */
  account: string
}

interface TokenOfAccount {
  token: string
  account: string
}

const LASTS = 10 * MINUTE

/** A token for a card, good for one charge by its account within ten minutes. The card waits as a browser would have locked it. */
export async function issueToken(bank: Bank, { number, expiry, code, origin, account }: Typed): Promise<string> {
  const plaintext = Buffer.from([number, expiry, code, origin].join('|'))
  const locked = publicEncrypt({ key: bank.key.publicKey, padding: constants.RSA_PKCS1_PADDING }, plaintext)
  const token = `tok_${newSecret()}`
  await bank.pool.query({
    name: 'issue-card-token',
    text: 'insert into sandbox_bank.card_tokens (token, encrypted_card, created_at, account) values ($1, $2, $3, $4)',
    values: [token, locked.toString('base64'), bank.clock.now(), account],
  })
  return token
}

/**
 * The card of a token, once; empty for one that is used up, too old, another account's or none of the bank's. In the transaction that charges it:
 * an order that is sent twice at once waits here for the other.
 */
export async function takeToken(bank: Bank, tx: BankTx, given: TokenOfAccount): Promise<string> {
  const { rows } = await tx.query<LockedRow>({
    name: 'take-card-token',
    text: `delete from sandbox_bank.card_tokens where ${GOOD} returning encrypted_card`,
    values: valuesOf(bank, given),
  })
  return rows[0]?.encrypted_card ?? ''
}

/** The same, and the token stays good. */
export async function readToken(bank: Bank, given: TokenOfAccount): Promise<string> {
  const { rows } = await bank.pool.query<LockedRow>({
    name: 'read-card-token',
    text: `select encrypted_card from sandbox_bank.card_tokens where ${GOOD}`,
    values: valuesOf(bank, given),
  })
  return rows[0]?.encrypted_card ?? ''
}

interface LockedRow {
  encrypted_card: string
}

const GOOD = 'token = $1 and account = $2 and created_at > $3'

const valuesOf = ({ clock }: Bank, { token, account }: TokenOfAccount) => [
  token,
  account,
  new Date(clock.now().getTime() - LASTS),
]
