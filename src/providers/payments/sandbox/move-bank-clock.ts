import { z } from 'zod'
import { credentialsFrom } from '#programs/sandbox-bank/credentials.ts'
import { callBank } from './bank-client.ts'

const ANSWERS_WITHIN_MS = 5_000

/** Sets the clock of the bank so many milliseconds from the time it is; for development. @throws GatewayUnavailable */
export async function moveBankClock(
  { origin, secret }: { origin: string; secret: string },
  shift: number,
): Promise<void> {
  await callBank(
    { origin, merchant: credentialsFrom(secret), timeout: ANSWERS_WITHIN_MS },
    { method: 'POST', path: '/control/clock', body: { shift_ms: shift }, answer: z.undefined() },
  )
}
