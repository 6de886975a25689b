import { WireCardEntry } from '#programs/sandbox-bank/wire.ts'
import { newId } from '#platform/ids.ts'
import type { GatewayCheck } from '../port.ts'
import { askBank, type BankConnection } from './bank-client.ts'

const SAYS_MAX = 200

/** Asks for its key, as each checkout does, and for a payment that was never sent. */
export async function checkBank(bank: BankConnection): Promise<GatewayCheck[]> {
  const entry = await asked(bank, '/v1/card-entry')
  if (entry.status === 0 || entry.status >= 500) return [{ what: 'answers', works: false, says: entry.says }]
  const answers = works('answers')
  if (entry.status === 401 || entry.status === 403)
    return [answers, { what: 'credentials', works: false, says: entry.says }]
  const known = [answers, works('credentials')]
  if (!isEntry(entry.text)) return [...known, { what: 'cards', works: false, says: entry.says }]
  const payment = await asked(bank, `/v1/charges/${newId()}`)
  return [
    ...known,
    works('cards'),
    payment.status === 404 ? works('payments') : { what: 'payments', works: false, says: payment.says },
  ]
}

const works = (what: GatewayCheck['what']): GatewayCheck => ({ what, works: true, says: '' })

interface Said {
  /** 0: nothing */
  status: number
  text: string
  says: string
}

async function asked(bank: BankConnection, path: string): Promise<Said> {
  try {
    const { status, text } = await askBank(bank, { method: 'GET', path })
    return { status, text, says: `HTTP ${status} ${text}`.slice(0, SAYS_MAX) }
  } catch (error) {
    const { message, cause } = error as Error
    return {
      status: 0,
      text: '',
      says: `${message}${cause instanceof Error ? `: ${cause.message}` : ''}`.slice(0, SAYS_MAX),
    }
  }
}

function isEntry(text: string): boolean {
  try {
    return WireCardEntry.safeParse(JSON.parse(text)).success
  } catch {
    return false
  }
}
