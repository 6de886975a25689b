import { Button } from '#kit/actions/Button.tsx'
import { useApi } from '#kit/api/ApiProvider.tsx'
import common from '#kit/common.module.css'
import { toast } from '#kit/feedback/toast.ts'
import { useSending } from '#kit/forms/use-sending.ts'
import { useConfirm } from '#kit/overlays/Confirmations.tsx'
import { deleteArticle, type EditableArticle } from '../contract.ts'
import styles from './panel.module.css'
import { useArticlesPanelText } from './use-text.ts'

interface DeleteArticleProps {
  article: Pick<EditableArticle, 'id' | 'title'>
  onDone: () => void
}

/** Asks for the word DELETE first (commerce §5). */
export function DeleteArticle({ article: { id: articleId, title }, onDone }: DeleteArticleProps) {
  const text = useArticlesPanelText()
  const api = useApi()
  const confirm = useConfirm()
  const { send, isSending } = useSending({ isForm: false })

  const remove = async () => {
    const question = { consequence: text('deleteConsequence', { title }), action: text('delete'), word: 'DELETE' }
    if (!(await confirm(question))) return
    await send(async () => {
      await api.call(deleteArticle, { articleId })
      toast.show(text('deleted'))
      onDone()
    })
  }
  return (
    <section className={`${common.danger} ${common.form}`} aria-labelledby="delete-article">
      <h2 id="delete-article">{text('deleteTitle')}</h2>
      <p className={styles.soft}>{text('deleteText')}</p>
      <Button look="danger" busy={isSending} onClick={() => void remove()}>
        {text('delete')}
      </Button>
    </section>
  )
}
