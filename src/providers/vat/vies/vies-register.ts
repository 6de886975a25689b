import { z } from 'zod'
import { RegisterUnavailable, type VatAnswer, type VatNumber, type VatRegister } from '../port.ts'

export interface ViesSettings {
  /** https://ec.europa.eu but in tests. */
  origin: string
  /** Milliseconds after which it counts as down. */
  timeout: number
}

const PATH = '/taxation_customs/vies/rest-api/check-vat-number'

const Text = z.string().nullish()
const Answer = z.object({ valid: z.boolean(), name: Text, address: Text, requestIdentifier: Text })
const Refused = z.object({ errorWrappers: z.array(z.object({ error: z.string() })).min(1) })

/** The Commission's register of VAT numbers (protocols §12). It asks the countries, which are often down or busy. */
export function viesRegister(settings: ViesSettings): VatRegister {
  return {
    async ask(number, asker) {
      const answer = await send(settings, number, asker)
      // A school's own number may be wrong, too: that must not keep anybody from being asked about.
      return answer === 'INVALID_REQUESTER_INFO' && asker ? read(await send(settings, number)) : read(answer)
    },
  }
}

type Said = z.output<typeof Answer> | string

function read(said: Said): VatAnswer {
  if (said === 'INVALID_INPUT') return { isValid: false, name: '', address: '', consultation: null }
  if (typeof said === 'string') throw new RegisterUnavailable(`VIES answers ${said}`)
  return {
    isValid: said.valid,
    name: told(said.name),
    address: told(said.address),
    consultation: said.requestIdentifier || null,
  }
}

/** Countries that do not tell say `---`. */
const told = (text: string | null | undefined): string => (text === '---' ? '' : (text?.trim() ?? ''))

/** What was answered, or by its name why nothing was. */
async function send({ origin, timeout }: ViesSettings, number: VatNumber, asker?: VatNumber): Promise<Said> {
  try {
    const answer = await fetch(origin + PATH, {
      method: 'POST',
      redirect: 'error',
      signal: AbortSignal.timeout(timeout),
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify({
        countryCode: number.country,
        vatNumber: number.rest,
        ...(asker && { requesterMemberStateCode: asker.country, requesterNumber: asker.rest }),
      }),
    })
    const body: unknown = await answer.json()
    return Refused.safeParse(body).data?.errorWrappers[0]?.error ?? Answer.parse(body)
  } catch (error) {
    throw new RegisterUnavailable('VIES did not answer, or not so that it is understood', { cause: error })
  }
}
