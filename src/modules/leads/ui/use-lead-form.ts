import { useState } from 'react'
import { ApiProblem } from '#platform/contract/client.ts'
import type { Answer, Call } from '#platform/contract/endpoint.ts'
import type { FormOutcome } from '#platform/contract/form-outcome.ts'
import { useApi } from '#kit/api/ApiProvider.tsx'
import { useSending } from '#kit/forms/use-sending.ts'
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
  const token = useFormToken(form.form_token)
  const { submitting, isSending, errorProps } = useSending({
    outcome,
    afterRefusal: () => new Promise((stop) => setTimeout(stop, FAILURE_PAUSE_MS)),
  })
  const [told, setTold] = useState<Sent>()

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

  const onSubmit = submitting(async (filled) => {
    const answer = await send(Object.fromEntries(new FormData(filled)))
    setTold(answer)
    if (answer.redirect_url) onRedirect(answer.redirect_url)
  })
  return {
    told,
    isSending,
    formProps: {
      method: 'post' as const,
      action: captureLead.path,
      ...errorProps,
      onFocus: () => void token.begin(),
      onSubmit,
    },
  }
}
