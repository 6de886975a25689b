import { startAuthentication } from '@simplewebauthn/browser'
import type { BrowserApi } from '#kit/api/browser-api.ts'
import type { WayOn } from '#modules/people/contract.ts'
import { beginPasskeyLogin, logInWithPasskey } from '../../passkeys/contract.ts'
import { isGivenUp } from './given-up.ts'

/** Null where its owner gave it up, or has none here. */
export async function signInWithPasskey(api: BrowserApi, next: string | undefined): Promise<WayOn | null> {
  const { challenge_id, options } = await api.call(beginPasskeyLogin)
  try {
    const response = await startAuthentication({ optionsJSON: options as never })
    return await api.call(logInWithPasskey, { challenge_id, response: response as never, ...(next && { next }) })
  } catch (error) {
    if (isGivenUp(error)) return null
    throw error
  }
}
