import { type ChildProcess, fork } from 'node:child_process'
import { constants, publicEncrypt } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'

import { newId } from '#platform/ids.ts'
import type { ChargeOrder, Gateway, RawNotification } from '../port.ts'
import { credentialsFrom } from '#programs/sandbox-bank/credentials.ts'
import type { Fault } from '#programs/sandbox-bank/faults.ts'
import { readSettings } from '#programs/sandbox-bank/read-settings.ts'
import { startBank } from '#programs/sandbox-bank/start-bank.ts'
import { sandboxPayments } from './sandbox-payments.ts'
import { clearBankFaults } from './clear-bank-faults.ts'
import { moveBankClock } from './move-bank-clock.ts'
import { disputePayment } from './dispute-payment.ts'
import { planBankFault } from './plan-bank-fault.ts'
import { within } from '#test/limits.ts'

const SECRET = 'a-secret-of-the-tests'
export const SHOP = 'http://school.localhost:3000'

export interface TestBank {
  origin: string
  gateway: Gateway
  /** the same bank through one of its accounts, whose pages send it cards for tokens */
  byToken(account: string): Gateway
  plan(fault: Fault, options?: { idempotencyKey?: string; times?: number; delay?: number }): Promise<void>
  clearFaults(): Promise<void>
  /** As its payer does, at their own bank. */
  dispute(idempotencyKey: string): Promise<void>
  /** As that bank does. */
  decideDispute(idempotencyKey: string, outcome: 'won' | 'lost'): Promise<void>
  /** so many milliseconds from the time it is */
  setClock(shift: number): Promise<void>
  stop(): Promise<void>
}

export interface BankProcess extends TestBank {
  process: ChildProcess
  /** As `kill -9` does. */
  kill(): Promise<void>
}

/** The real bank on a free port of this process, which has read most of it already, and the adapter connected to it. */
export async function aBank(databaseUrl: string, env: Record<string, string> = {}): Promise<TestBank> {
  const { origin, stop } = await startBank(readSettings(settingsOf(databaseUrl, env)))
  return { ...connectedTo(origin), stop }
}

/** The same in a process of its own, for those who kill it. */
export async function aBankProcess(databaseUrl: string, env: Record<string, string> = {}): Promise<BankProcess> {
  const child = fork(new URL('../../../programs/sandbox-bank/main.ts', import.meta.url), {
    env: { ...process.env, ...settingsOf(databaseUrl, env) },
  })
  const [{ origin }] = (await once(child, 'message')) as [{ origin: string }]
  const end = async (signal: NodeJS.Signals) => {
    if (child.exitCode !== null || child.signalCode !== null) return
    child.kill(signal)
    await once(child, 'exit')
  }
  return { ...connectedTo(origin), process: child, kill: () => end('SIGKILL'), stop: () => end('SIGTERM') }
}

const settingsOf = (databaseUrl: string, env: Record<string, string>) => ({
  BANK_PORT: '0',
  BANK_DATABASE_URL: databaseUrl,
  BANK_SECRET: SECRET,
  BANK_CONTROL: 'true',
  ...env,
})

function connectedTo(origin: string): Omit<TestBank, 'stop'> {
  const connection = { origin, merchant: credentialsFrom(SECRET), timeout: within(5_000) }
  return {
    origin,
    gateway: sandboxPayments({ ...connection, account: 'an account of the tests' }),
    byToken: (account) => sandboxPayments({ ...connection, account, tokensFrom: origin }),
    plan: (fault, options = {}) =>
      planBankFault(connection, { fault, times: 1, delay: 0, idempotencyKey: undefined, ...options }),
    clearFaults: () => clearBankFaults(connection),
    dispute: (idempotencyKey) => disputePayment(connection, idempotencyKey),
    decideDispute: (idempotencyKey, outcome) => disputePayment(connection, idempotencyKey, outcome),
    setClock: (shift) => moveBankClock({ origin, secret: SECRET }, shift),
  }
}

export interface Listener {
  url: string
  received: RawNotification[]
  /** What the shop answers from now on. */
  answer: number
  stop(): Promise<void>
}

/** A shop that keeps whatever it is notified of. */
export async function aListener(): Promise<Listener> {
  const server = createServer((request, response) => {
    void buffer(request).then((rawBody) => {
      listener.received.push({ headers: request.headers, rawBody })
      response.writeHead(listener.answer).end()
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const listener: Listener = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/notifications`,
    received: [],
    answer: 200,
    async stop() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
  return listener
}

export interface TypedCard {
  number?: string
  expiry?: string
  code?: string
  origin?: string
}

/** A card as the buyer's browser would have locked it. */
export async function lockedCard(
  gateway: Gateway,
  { number = '4111111111111111', expiry = '12/39', code, origin = SHOP }: TypedCard = {},
): Promise<{ encryptedCard: string }> {
  const entry = await gateway.entry()
  if (entry.kind !== 'rsa') throw new Error(entry.kind)
  const plaintext = [number, expiry, code ?? (number.length === 15 ? '1234' : '123'), origin].join('|')
  const locked = publicEncrypt({ key: entry.publicKey, padding: constants.RSA_PKCS1_PADDING }, Buffer.from(plaintext))
  return { encryptedCard: locked.toString('base64') }
}

/** A token for a card, as the buyer's browser asks the bank for it; what the bank refuses is a null. */
export async function tokenFor(
  gateway: Gateway,
  { number = '4111111111111111', expiry = '12/39', code = '123', origin = SHOP }: TypedCard = {},
): Promise<{ token: string } | null> {
  const entry = await gateway.entry()
  if (entry.kind !== 'publishable') throw new Error(entry.kind)
  const answer = await fetch(entry.tokensUrl, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin },
    body: JSON.stringify({ key: entry.key, number, expiry, code }),
  })
  return answer.ok ? ((await answer.json()) as { token: string }) : null
}

export const anOrder = (notifyUrl: string, order: Pick<ChargeOrder, 'card'> & Partial<ChargeOrder>): ChargeOrder => ({
  idempotencyKey: newId(),
  amount: 12_345,
  currency: 'PLN',
  description: 'Kurs „Żółte ćmy”',
  merchantName: 'Szkoła Jaźń',
  wantsSavedCard: false,
  offSession: false,
  customer: { name: 'Zażółć Gęślą', email: 'zazolc@katedra.test' },
  returnUrl: `${SHOP}/transaction/abc`,
  notifyUrl,
  language: 'pl',
  ...order,
})
