import { useRevalidator } from 'react-router'
import { useApi } from '#kit/api/ApiProvider.tsx'
import { useProblem } from '#kit/api/use-problem.ts'
import { toast } from '#kit/feedback/toast.ts'
import { tagStudents, untagStudents } from '../tags/contract.ts'
import type { Tagging } from './TagDialog.tsx'
import { useTagsText } from './use-text.ts'

/** Says what became of several, and takes it back for those whom it changed. */
export function useTellTagging() {
  const text = useTagsText()
  const api = useApi()
  const showProblem = useProblem()
  const { revalidate } = useRevalidator()
  const undo = async ({ what, tag, ids }: Tagging) => {
    try {
      if (what === 'tag') await api.call(untagStudents, { ids, tag_id: tag.id })
      else await api.call(tagStudents, { ids, name: tag.name })
      toast.saved()
    } catch (error) {
      showProblem(error)
    }
    await revalidate()
  }
  return (tagging: Tagging) => {
    const { what, tag, ids, full } = tagging
    if (ids.length > 0)
      toast.show(text(what === 'tag' ? 'tagged' : 'untagged', { count: ids.length, tag: tag.name }), {
        action: { label: text('undo'), run: () => void undo(tagging) },
      })
    else if (what === 'tag' && full.length === 0) toast.show(text('allHad', { tag: tag.name }))
  }
}
