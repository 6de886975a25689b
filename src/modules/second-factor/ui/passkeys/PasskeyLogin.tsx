import { useSyncExternalStore } from 'react'
import { Button } from '#kit/actions/Button.tsx'
import { useApi } from '#kit/api/ApiProvider.tsx'
import { toast } from '#kit/feedback/toast.ts'
import { useSending } from '#kit/forms/use-sending.ts'
import { useWayOn } from '#modules/people/ui/use-way-on.ts'
import { useLoginStepText } from '../login-text.ts'
import styles from './passkey-login.module.css'

const NEVER = () => () => undefined

/** Logs in by a passkey of this host; what talks to the browser about it comes once it is pressed. Not there where the browser knows none. */
export function PasskeyLogin({ next }: { next?: string | undefined }) {
  const text = useLoginStepText()
  const api = useApi()
  const goOn = useWayOn()
  const { send, isSending } = useSending({ isForm: false })
  const isKnown = useSyncExternalStore(
    NEVER,
    () => 'PublicKeyCredential' in window,
    () => true,
  )
  if (!isKnown) return null
  const logIn = () =>
    void send(async () => {
      const { signInWithPasskey } = await import('./sign-in-with-passkey.ts')
      const way = await signInWithPasskey(api, next)
      if (way) await goOn(way)
      else toast.show(text('noPasskeyUsed'))
    })
  return (
    <div className={styles.passkey}>
      <Button busy={isSending} onClick={logIn}>
        {text('usePasskey')}
      </Button>
    </div>
  )
}
