import { createHash, createPrivateKey, generateKeyPair, type KeyObject } from 'node:crypto'
import { promisify } from 'node:util'
import type { Pool } from 'pg'

export interface BankKey {
  id: string
  /** read once: reading it takes as long as opening a card with it */
  privateKey: KeyObject
  publicKey: string
  /** what the bank's digests are made with */
  secret: string
}

/** The bank's RSA pair, made at its first start and kept in its schema. */
export async function openBankKey(pool: Pool): Promise<BankKey> {
  const found = await findKey(pool)
  if (found) return found
  await makeKey(pool)
  return openBankKey(pool)
}

async function findKey(pool: Pool): Promise<BankKey | undefined> {
  const { rows } = await pool.query<Record<'id' | 'secret' | 'publicKey', string>>(
    `select id, private_key as secret, public_key as "publicKey" from sandbox_bank.rsa_keys`,
  )
  return rows[0] && { ...rows[0], privateKey: createPrivateKey(rows[0].secret) }
}

/** Of several banks starting at once one makes the key and all use it. */
async function makeKey(pool: Pool): Promise<void> {
  const { privateKey, publicKey } = await promisify(generateKeyPair)('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  })
  const id = createHash('sha256').update(publicKey).digest('hex').slice(0, 16)
  await pool.query(
    `insert into sandbox_bank.rsa_keys (id, private_key, public_key) values ($1, $2, $3) on conflict do nothing`,
    [id, privateKey, publicKey],
  )
}
