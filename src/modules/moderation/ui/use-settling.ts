import { shortened } from '#platform/cut-text.ts'
import { useState } from 'react'
import { ApiProblem } from '#platform/contract/client.ts'
import type { Endpoint } from '#platform/contract/endpoint.ts'
import type { Done, IdParams } from '#platform/contract/shapes.ts'
import { useApi } from '#kit/api/ApiProvider.tsx'
import { useProblem } from '#kit/api/use-problem.ts'
import { toast } from '#kit/feedback/toast.ts'
import { useConfirm } from '#kit/overlays/Confirmations.tsx'
import { type Case, deleteItem, dismissReports, letThrough } from '../contract.ts'
import { typeLabel } from './type-label.ts'
import { useText } from './use-text.ts'

const DONE = { delete: 'deleted', dismiss: 'dismissed', 'let-through': 'wasLetThrough' } as const
export type Way = keyof typeof DONE

const byAdmins: Ways = { delete: deleteItem, dismiss: dismissReports, 'let-through': letThrough }

/** The calls that settle a case one way or another. */
export type Ways = Partial<Record<Way, Endpoint<typeof IdParams, undefined, undefined, typeof Done>>>
type Settled = Pick<Case, 'id' | 'item_type' | 'item' | 'author'>

const QUOTED = 80

/** Settles a case one way or another. What another admin settled meanwhile leaves the list as well. */
export function useSettling(found: Settled, onSettled: (outcome: string) => void, ways: Ways = byAdmins) {
  const text = useText()
  const api = useApi()
  const confirm = useConfirm()
  const showProblem = useProblem()
  const [under, setUnder] = useState<Way>()

  const settle = async (way: Way) => {
    const endpoint = ways[way]
    if (!endpoint) return
    setUnder(way)
    try {
      await api.call(endpoint, { id: found.id })
      onSettled(text(DONE[way]))
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
    const quoted = shortened(found.item?.text ?? '', QUOTED)
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
