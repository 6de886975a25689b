import { useEffect, useState } from 'react'
import { useApi } from '#kit/api/ApiProvider.tsx'
import { toast } from '#kit/feedback/toast.ts'
import { useFragment } from '#kit/navigation/use-fragment.ts'
import type { Comment, CommentableRef } from '../contract.ts'
import { anchorOf } from './anchor-of.ts'
import { useText } from './use-text.ts'

const PREFIX = `#${anchorOf('')}`

interface Linked {
  on: CommentableRef
  comments: Comment[]
  /** there are some to look among */
  isLoaded: boolean
  /** lists one that was not */
  add: (comment: Comment) => unknown
}

/**
 * The comment that the address names, if any, gets the focus; one that is not listed yet is fetched, and stands above all others
 * from then on, wherever its place among them is.
 */
export function useLinked({ on, comments, isLoaded, add }: Linked): { linked: string | undefined; inOrder: Comment[] } {
  const api = useApi()
  const text = useText()
  const fragment = useFragment()
  const [fetched, setFetched] = useState<string>()
  const id = fragment.startsWith(PREFIX) ? fragment.slice(PREFIX.length) : undefined
  const found = comments.find((comment) => comment.id === id)
  const isFound = found !== undefined
  useEffect(() => {
    if (id === undefined || !isLoaded) return
    if (isFound) return document.getElementById(anchorOf(id))?.focus()
    if (fetched === id) return
    setFetched(id)
    void (async () => {
      const { readLinked } = await import('./read-linked.ts')
      const comment = await readLinked(api, id, on)
      if (comment) add(comment)
      else if (comment === null) toast.show(text('linkedGone'))
    })()
    // oxlint-disable-next-line react/exhaustive-deps -- once for each comment that is named
  }, [id, isLoaded, isFound])
  const isAbove = found && fetched === id
  return { linked: id, inOrder: isAbove ? [found, ...comments.filter((comment) => comment !== found)] : comments }
}
