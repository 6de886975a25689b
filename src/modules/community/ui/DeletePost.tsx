import { ApiProblem } from '#platform/contract/client.ts'
import { useApi } from '#kit/api/ApiProvider.tsx'
import { toast } from '#kit/feedback/toast.ts'
import inner from '#kit/inner.module.css'
import { useConfirm } from '#kit/overlays/Confirmations.tsx'
import { deletePost, type Post } from '../contract.ts'
import styles from './post.module.css'
import { useCommunityProblem } from './use-community-problem.ts'
import { usePostsInHand } from './use-posts-in-hand.ts'
import { useText } from './use-text.ts'

/** Asks first, naming the post; one that is gone already is no failure. */
export function DeletePost({ post: { id, title }, onDeleted }: { post: Post; onDeleted: () => void }) {
  const text = useText()
  const api = useApi()
  const confirm = useConfirm()
  const inHand = usePostsInHand()
  const showProblem = useCommunityProblem()

  const ask = async () => {
    if (!(await confirm({ consequence: text('postWillGo', { title }), action: text('deletePost') }))) return
    try {
      await api.call(deletePost, { id })
    } catch (error) {
      if (!(error instanceof ApiProblem) || error.status !== 404) return showProblem(error)
    }
    toast.show(text('postDeleted'))
    onDeleted()
    inHand.remove(id)
  }
  return (
    <button
      type="button"
      aria-label={text('deleteWhich', { title })}
      className={`${inner.act} ${styles.act}`}
      onClick={() => void ask()}
    >
      {text('delete')}
    </button>
  )
}
