import { useState } from 'react'
import { useViewer } from '#kit/api/ViewerProvider.tsx'
import type { AccountView } from './AccountPart.tsx'
import { useDetails } from './use-details.ts'

/** Who buys: signed in already, or becoming so right here. */
export function useAccount({ isKnownHere }: { isKnownHere: boolean }) {
  const viewer = useViewer()
  const [chosenView, setView] = useState<AccountView>()
  const [password, setPassword] = useState('')
  const { details, type } = useDetails()
  const view = chosenView ?? (isKnownHere ? 'login' : 'register')
  const isLoggingIn = !viewer && view === 'login'
  return { viewer, view, onView: setView, details, type, password, onPassword: setPassword, isLoggingIn }
}
