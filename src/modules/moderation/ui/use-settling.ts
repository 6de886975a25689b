import { useState } from 'react'
import { ApiProblem } from '#platform/contract/client.ts'
import { useApi } from '#web/kit/api/ApiProvider.tsx'
import { useProblem } from '#web/kit/api/use-problem.ts'
import { toast } from '#web/kit/feedback/toast.ts'
import { useConfirm } from '#web/kit/overlays/Confirmations.tsx'
import { type Case, deleteItem, dismissReports, letThrough } from '../contract.ts'
import { typeLabel } from './type-label.ts'
import { useText } from './use-text.ts'

const WAYS = {
  delete: { endpoint: deleteItem, done: 'deleted' },
  dismiss: { endpoint: dismissReports, done: 'dismissed' },
  'let-through': { endpoint: letThrough, done: 'wasLetThrough' },
} as const
type Way = keyof typeof WAYS

const QUOTED = 80

/** Settles a case one way or another. What another admin settled meanwhile leaves the list as well. */
export function useSettling(found: Case, onSettled: (outcome: string) => void) {
  const text = useText()
  const api = useApi()
  const confirm = useConfirm()
  const showProblem = useProblem()
  const [under, setUnder] = useState<Way>()

  const settle = async (way: Way) => {
    setUnder(way)
    const { endpoint, done } = WAYS[way]
    try {
      await api.call(endpoint, { id: found.id })
      onSettled(text(done))
    } catch (error) {
      if (error instanceof ApiProblem && (error.status === 409 || error.status === 404)) {
        toast.show(text('settled'))
        onSettled(text('settled'))
      } else showProblem(error)
    } finally {
      setUnder(undefined)
    }
  }

  const remove = async () => {
    const isReview = typeLabel(found.item_type) === 'review'
    const whole = Array.from(found.item?.text ?? '')
    const quoted = whole.length > QUOTED ? `${whole.slice(0, QUOTED).join('')}…` : whole.join('')
    const isSure =
      !found.item ||
      (await confirm({
        consequence: text(isReview ? 'willBeHidden' : 'willGo', { name: found.author.name, text: quoted }),
        action: text(isReview ? 'hide' : 'delete'),
      }))
    if (isSure) await settle('delete')
  }
  return { under, settle, remove }
}
