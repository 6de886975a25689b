import { type SubmitEvent, useRef, useState } from 'react'
import { ApiProblem } from '#platform/contract/client.ts'
import type { Answer, Call, Endpoint } from '#platform/contract/endpoint.ts'
import type { FormOutcome } from '#platform/contract/form-outcome.ts'
import { useApi } from '#kit/api/ApiProvider.tsx'
import { useProblem } from '#kit/api/use-problem.ts'
import type { FormErrors } from '#kit/forms/form-context.ts'

interface CallForm<E extends Endpoint> {
  endpoint: E
  /** what became of the same form when it was sent without scripts */
  outcome: FormOutcome | null
  /** Leads away or shows the answer; the form stays busy until it is done. */
  onAnswer: (answer: Answer<E>) => void | Promise<void>
}

/**
 * A form of native fields: without scripts the browser posts it, with them it is sent as the same call. What the
 * server refuses appears under the fields, so each rule is written once.
 */
export function useCallForm<E extends Endpoint>({ endpoint, outcome, onAnswer }: CallForm<E>) {
  const api = useApi()
  const showProblem = useProblem()
  const [errors, setErrors] = useState<FormErrors>(outcome?.isRefused ? errorsOf(outcome) : {})
  const [isSending, setSending] = useState(false)
  const underWay = useRef(false)

  const onSubmit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (underWay.current) return
    underWay.current = true
    setSending(true)
    try {
      await onAnswer(await api.call(endpoint, ...([typedInto(event.currentTarget)] as never)))
      setErrors({})
    } catch (error) {
      if (error instanceof ApiProblem && error.status !== 419 && error.status !== 401 && error.status < 500)
        setErrors(errorsOf({ message: error.message, errors: error.fields }))
      else showProblem(error)
    } finally {
      underWay.current = false
      setSending(false)
    }
  }
  return {
    formProps: {
      method: 'post' as const,
      action: endpoint.path,
      errors,
      onSubmit: (event: SubmitEvent<HTMLFormElement>) => void onSubmit(event),
    },
    isSending,
    /** what was typed before the page was loaded anew */
    typed: outcome?.values ?? {},
  }
}

const errorsOf = ({ message, errors }: { message: string; errors: FormErrors }): FormErrors =>
  Object.keys(errors).length > 0 ? errors : { form: [message] }

function typedInto<E extends Endpoint>(form: HTMLFormElement): Call<E> {
  const fields = [...new FormData(form)].filter(([name]) => !name.startsWith('_'))
  return Object.fromEntries(fields) as Call<E>
}
