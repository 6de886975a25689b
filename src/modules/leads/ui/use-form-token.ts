import { useRef } from 'react'
import { HOUR, MINUTE, SECOND } from '#platform/clock.ts'
import { useApi } from '#kit/api/ApiProvider.tsx'
import { getFormToken } from '../contract.ts'
import { SECONDS_TO_FILL_IN, TOKEN_LASTS_SECONDS } from '../vocabulary.ts'

interface Fresh {
  token: string
  since: number
}

const STALE_AFTER = TOKEN_LASTS_SECONDS * SECOND - HOUR
/** A little longer than the server asks for: clocks tick apart. */
const RIPE_AFTER = SECONDS_TO_FILL_IN * SECOND + 100

/** The page may be old or kept for all visitors, so the token is asked for when somebody begins to fill the form in. */
export function useFormToken(ofThePage: string) {
  const api = useApi()
  const asked = useRef<Promise<Fresh>>(undefined)

  const begin = () => {
    asked.current ??= api.call(getFormToken).then(
      ({ form_token: token }) => ({ token, since: Date.now() }),
      () => ({ token: ofThePage, since: 0 }),
    )
    return asked.current
  }
  const forget = () => {
    asked.current = undefined
  }
  /** The token at once: what is filled in wrongly is told before anyone asks how long it took. */
  const take = async (): Promise<string> => {
    const known = await begin()
    if (known.since > 0 && Date.now() - known.since > STALE_AFTER) forget()
    return (await begin()).token
  }
  /** A token that the server will take, after one it did not. */
  const ripen = async (): Promise<string> => {
    const refused = await begin()
    if (Date.now() - refused.since > RIPE_AFTER + MINUTE) forget()
    const { token, since } = await begin()
    const wait = since + RIPE_AFTER - Date.now()
    if (wait > 0) await new Promise((ripe) => setTimeout(ripe, wait))
    return token
  }
  return { begin, take, ripen }
}
