import { type SubmitEvent, useRef, useState } from 'react'
import { ApiProblem, COOKIES_OFF } from '#platform/contract/client.ts'
import { useProblem } from '../api/use-problem.ts'
import type { FormOutcome } from '#platform/contract/form-outcome.ts'
import { CHANGED_MEANWHILE } from '#platform/contract/seen-of.ts'
import type { FormErrors } from './form-context.ts'

interface Sending {
  /** of a button alone, everything that is refused is a toast */
  isForm?: boolean
  /** of a form that works without scripts too, which says every refusal itself: what became of it when it was sent so, or null */
  outcome?: FormOutcome | null
  /** what was typed, forgotten once it is accepted */
  draft?: { forget: () => void }
  /** What a form with words of its own says of an error; undefined leaves it to `useProblem`. */
  refusalIn?: (error: unknown) => FormErrors | undefined
  /** of a form over what is saved: what was changed meanwhile, and lies below what is typed once it is here */
  readAnew?: (() => Promise<unknown>) | undefined
  /** what a refusal is followed by, while the form is still busy */
  afterRefusal?: (error: unknown) => unknown
}

/** The one way to send a form: see "How a form is sent" in the README of the kit. */
export function useSending({ isForm = true, outcome, draft, refusalIn, readAnew, afterRefusal }: Sending = {}) {
  const showProblem = useProblem()
  const [errors, setErrors] = useState<FormErrors>(outcome?.isRefused ? saidIn(outcome.errors, outcome.message) : {})
  const [attempt, setAttempt] = useState(0)
  const [isSending, setSending] = useState(false)
  const isUnderWay = useRef(false)

  /** Shows what is wrong before anything is sent, and counts as an attempt: the focus moves to the first wrong field. */
  const refuse = (refused: FormErrors) => {
    setErrors(refused)
    setAttempt((count) => count + 1)
  }
  /** Sends once at a time and leads on with the answer; busy until that is done. Answers whether it was accepted. */
  async function send<Sent>(work: () => Promise<Sent>, goOn?: (sent: Sent) => unknown): Promise<boolean> {
    if (isUnderWay.current) return false
    isUnderWay.current = true
    setSending(true)
    try {
      const sent = await work()
      draft?.forget()
      await goOn?.(sent)
      setErrors({})
      return true
    } catch (error) {
      if (error instanceof ApiProblem && error.code === CHANGED_MEANWHILE) await readAnew?.()
      const refused = isForm && (refusalIn ?? (outcome === undefined ? ofFields : ofAll))(error)
      if (refused) setErrors(refused)
      else showProblem(error)
      setAttempt((count) => count + 1)
      await afterRefusal?.(error)
      return false
    } finally {
      isUnderWay.current = false
      setSending(false)
    }
  }
  return {
    send,
    isSending,
    errorProps: { errors, attempt },
    refuse,
    /** What is said against a field that was changed since, or against all of them, counts no longer. */
    mend: (field?: string) =>
      setErrors((now) => (field === undefined ? {} : now[field]?.length ? { ...now, [field]: [] } : now)),
    /** What a form does when it is submitted. */
    submitting: (work: (form: HTMLFormElement) => Promise<void>) => (event: SubmitEvent<HTMLFormElement>) => {
      event.preventDefault()
      const form = event.currentTarget
      void send(() => work(form))
    },
  }
}

const ofFields = (error: unknown): FormErrors | undefined =>
  error instanceof ApiProblem && [409, 422].includes(error.status) ? saidIn(error.fields, error.message) : undefined

const ofAll = (error: unknown): FormErrors | undefined =>
  error instanceof ApiProblem &&
  error.status < 500 &&
  (error.code === COOKIES_OFF || ![401, 419].includes(error.status))
    ? saidIn(error.fields, error.message)
    : undefined

/** What is said against no field stands under `form`. */
const saidIn = (errors: FormErrors, message: string): FormErrors =>
  Object.keys(errors).length > 0 ? errors : { form: [message] }
