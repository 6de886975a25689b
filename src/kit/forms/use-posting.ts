import type { SubmitEvent } from 'react'
import type { Answer, Endpoint } from '#platform/contract/endpoint.ts'
import type { FormOutcome } from '#platform/contract/form-outcome.ts'
import { useApi } from '../api/ApiProvider.tsx'
import { enteredIn } from './entered-in.ts'
import { useSending } from './use-sending.ts'

interface Posting {
  /** what became of the same form when it was sent without scripts */
  outcome: FormOutcome | null
  /** what was typed, forgotten once it is accepted */
  draft?: { forget: () => void }
}

/** `useSending` for a form that works without scripts too: without them the browser posts it, with them it is the same call. */
export function usePosting({ outcome, draft }: Posting) {
  const api = useApi()
  const { send, isSending, errorProps } = useSending({ outcome, ...(draft && { draft }) })
  return {
    isSending,
    /** what was typed before the page was loaded anew */
    typed: outcome?.values ?? {},
    /** The props of its form. Leads on with the answer, and stays busy until that is done. */
    posting: <E extends Endpoint>(endpoint: E, goOn: (answer: Answer<E>) => unknown) => ({
      ...errorProps,
      method: 'post' as const,
      action: endpoint.path,
      onSubmit(event: SubmitEvent<HTMLFormElement>) {
        event.preventDefault()
        const entered = enteredIn(event.currentTarget)
        void send(async () => api.call(endpoint, ...([entered] as never)), goOn)
      },
    }),
  }
}
