import { type SubmitEvent, useRef, useState } from 'react'
import { ApiProblem } from '#platform/contract/client.ts'
import { useProblem } from '../api/use-problem.ts'
import type { FormErrors } from './form-context.ts'

interface Sending {
  /** of a button alone, everything that is refused is a toast */
  isForm?: boolean
}

/** Sends a form once at a time; what the server refuses appears under the fields, anything else as a toast. */
export function useSending({ isForm = true }: Sending = {}) {
  const showProblem = useProblem()
  const [errors, setErrors] = useState<FormErrors>({})
  const [attempt, setAttempt] = useState(0)
  const [isSending, setSending] = useState(false)
  const underWay = useRef(false)

  async function send(work: () => Promise<void>): Promise<boolean> {
    if (underWay.current) return false
    underWay.current = true
    setSending(true)
    try {
      await work()
      setErrors({})
      return true
    } catch (error) {
      if (isForm && error instanceof ApiProblem && (error.status === 422 || error.status === 409))
        setErrors(errorsOf(error))
      else showProblem(error)
      setAttempt((count) => count + 1)
      return false
    } finally {
      underWay.current = false
      setSending(false)
    }
  }
  /** What a form does when it is submitted. */
  const submitting = (work: () => Promise<void>) => (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    void send(work)
  }
  return { send, submitting, isSending, errorProps: { errors, attempt }, setErrors }
}

const errorsOf = ({ fields, message }: ApiProblem): FormErrors =>
  Object.keys(fields).length > 0 ? fields : { form: [message] }
