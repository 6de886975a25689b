import { type SubmitEvent, useRef, useState } from 'react'
import { ApiProblem } from '#platform/contract/client.ts'
import type { Answer, Call } from '#platform/contract/endpoint.ts'
import type { FormOutcome } from '#platform/contract/form-outcome.ts'
import { useApi } from '#kit/api/ApiProvider.tsx'
import { useProblem } from '#kit/api/use-problem.ts'
import type { FormErrors } from '#kit/forms/form-context.ts'
import { captureLead, type LeadForm } from '../contract.ts'
import { FAILURE_PAUSE_MS } from '../vocabulary.ts'
import { useFormToken } from './use-form-token.ts'

interface Given {
  form: LeadForm
  /** what became of this form when it was sent without scripts */
  outcome: FormOutcome | null
  onRedirect: (url: string) => void
}

type Sent = Answer<typeof captureLead>

/** Idle, loading, success; after a failure the loading stops two seconds later (engagement §4). */
export function useLeadForm({ form, outcome, onRedirect }: Given) {
  const api = useApi()
  const showProblem = useProblem()
  const token = useFormToken(form.form_token)
  const [errors, setErrors] = useState<FormErrors>(outcome?.isRefused ? errorsOf(outcome) : {})
  const [attempt, setAttempt] = useState(0)
  const [isSending, setSending] = useState(false)
  const [told, setTold] = useState<Sent>()
  const underWay = useRef(false)

  const capture = async (fields: Record<string, unknown>, form_token: string): Promise<Sent> =>
    api.call(captureLead, { ...fields, form_token } as Call<typeof captureLead>)

  const send = async (fields: Record<string, unknown>): Promise<Sent> => {
    try {
      return await capture(fields, await token.take())
    } catch (error) {
      if (!(error instanceof ApiProblem) || error.status !== 409) throw error
      return capture(fields, await token.ripen())
    }
  }

  const onSubmit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (underWay.current) return
    underWay.current = true
    setSending(true)
    try {
      const answer = await send(Object.fromEntries(new FormData(event.currentTarget)))
      setTold(answer)
      if (answer.redirect_url) onRedirect(answer.redirect_url)
    } catch (error) {
      if (error instanceof ApiProblem && error.status < 500)
        setErrors(errorsOf({ message: error.message, errors: error.fields }))
      else showProblem(error)
      setAttempt((count) => count + 1)
      await new Promise((stop) => setTimeout(stop, FAILURE_PAUSE_MS))
    } finally {
      underWay.current = false
      setSending(false)
    }
  }
  return {
    told,
    isSending,
    formProps: {
      method: 'post' as const,
      action: captureLead.path,
      errors,
      attempt,
      onFocus: () => void token.begin(),
      onSubmit: (event: SubmitEvent<HTMLFormElement>) => void onSubmit(event),
    },
  }
}

const errorsOf = ({ message, errors }: { message: string; errors: FormErrors }): FormErrors =>
  Object.keys(errors).length > 0 ? errors : { form: [message] }
