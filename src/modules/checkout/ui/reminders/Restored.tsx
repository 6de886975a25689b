import { useEffect, useState } from 'react'
import { useApi } from '#kit/api/ApiProvider.tsx'
import { writeDraft } from '#kit/drafts/useDraft.ts'
import { Callout } from '#kit/feedback/Callout.tsx'
import { ApiProblem } from '#platform/contract/client.ts'
import { restoreForm } from '../../reminders/contract.ts'
import { TOKEN_MARK } from '../../reminders/vocabulary.ts'
import { answersDraft, giftDraft } from '../checkout-key.ts'
import { useReminderText } from './text.ts'

type Outcome = 'restored' | 'gone' | 'unreachable'

/** Whoever comes by the link of a reminder finds the form as they left it, or reads that it is gone. */
export function Restored({ slug }: { slug: string }) {
  const text = useReminderText()
  const api = useApi()
  const [outcome, setOutcome] = useState<Outcome>()
  useEffect(() => {
    const { hash, pathname, search } = window.location
    if (!hash.startsWith(TOKEN_MARK)) return
    const restore = async (): Promise<Outcome> => {
      try {
        const { answers, gift, ...details } = await api.call(restoreForm, { token: hash.slice(TOKEN_MARK.length) })
        writeDraft('checkout', JSON.stringify(details))
        writeDraft(answersDraft(slug), JSON.stringify(answers))
        if (gift) writeDraft(giftDraft(slug), JSON.stringify(gift))
        return 'restored'
      } catch (error) {
        return error instanceof ApiProblem && error.status < 500 ? 'gone' : 'unreachable'
      }
    }
    void restore().then((became) => {
      // Done once: what is typed from now on stays over a reload.
      if (became !== 'unreachable') window.history.replaceState(window.history.state, '', pathname + search)
      setOutcome(became)
    })
  }, [api, slug])
  if (!outcome) return null
  return (
    <Callout isNews tone={outcome === 'restored' ? 'good' : 'plain'}>
      {text(outcome)}
    </Callout>
  )
}
