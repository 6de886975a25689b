import {
  createContext,
  type ReactNode,
  Suspense,
  use,
  useCallback,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react'
import { useLocation } from 'react-router'
import type { Question } from './ConfirmDialog.tsx'
import { onDemand } from '../on-demand.ts'

const ConfirmDialog = onDemand(async () => (await import('./ConfirmDialog.tsx')).ConfirmDialog)

type Confirm = (question: Question) => Promise<boolean>
interface Pending extends Question {
  answer: (isConfirmed: boolean) => void
}

const ConfirmContext = createContext<Confirm>(() => Promise.resolve(false))

/** Stands once, in the root. A question whose page is left is answered no. */
export function Confirmations({ children }: { children: ReactNode }) {
  const [pending, setPending] = useState<Pending | null>(null)
  const isAsking = useRef(false)
  const confirm = useCallback<Confirm>((question) => {
    if (isAsking.current) return Promise.resolve(false)
    isAsking.current = true
    return new Promise((answer) => setPending({ ...question, answer }))
  }, [])
  const answer = (isConfirmed: boolean) => {
    isAsking.current = false
    setPending(null)
    pending?.answer(isConfirmed)
  }
  const { pathname } = useLocation()
  const leave = useEffectEvent(() => pending && answer(false))
  // oxlint-disable-next-line react/exhaustive-effect-dependencies -- each path is left once
  useEffect(() => () => void leave(), [pathname])
  return (
    <ConfirmContext value={confirm}>
      {children}
      {pending && (
        <Suspense>
          <ConfirmDialog {...pending} onAnswer={answer} />
        </Suspense>
      )}
    </ConfirmContext>
  )
}

/** `if (await confirm({ consequence, action })) …`; a second question while one is open is answered no. */
export const useConfirm = (): Confirm => use(ConfirmContext)
