import { type PublicKeyCredentialRequestOptionsJSON, startAuthentication } from '@simplewebauthn/browser'
import type { BrowserApi } from '#kit/api/browser-api.ts'
import type { Input } from '#platform/contract/endpoint.ts'
import type { WayOn } from '#modules/people/contract.ts'
import { beginPasskeyLogin, logInWithPasskey } from '../../passkeys/contract.ts'
import { isGivenUp } from './given-up.ts'

/** Null where its owner gave it up, or has none here. */
export async function signInWithPasskey(api: BrowserApi, next: string | undefined): Promise<WayOn | null> {
  const { options } = await api.call(beginPasskeyLogin)
  try {
    const optionsJSON = options as unknown as PublicKeyCredentialRequestOptionsJSON
    const credential = (await startAuthentication({ optionsJSON })) as Input<typeof logInWithPasskey>['credential']
    return await api.call(logInWithPasskey, { challenge: optionsJSON.challenge, credential, ...(next && { next }) })
  } catch (error) {
    if (isGivenUp(error)) return null
    throw error
  }
}
