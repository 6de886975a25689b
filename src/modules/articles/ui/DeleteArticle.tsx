import { ActionButtons } from '#kit/lists/ActionButtons.tsx'
import { useApi } from '#kit/api/ApiProvider.tsx'
import inner from '#kit/inner.module.css'
import { deleteArticle, type EditableArticle } from '../contract.ts'
import styles from './panel.module.css'
import { useArticlesPanelText } from './panel-text.ts'

interface DeleteArticleProps {
  article: Pick<EditableArticle, 'id' | 'title'>
  onDone: () => void
}

/** Asks for the word DELETE first (commerce §5). */
export function DeleteArticle({ article: { id: articleId, title }, onDone }: DeleteArticleProps) {
  const text = useArticlesPanelText()
  const api = useApi()

  const remove = {
    key: 'delete',
    label: text('delete'),
    look: 'danger' as const,
    consequence: text('deleteConsequence', { title }),
    word: 'DELETE',
    work: () => api.call(deleteArticle, { articleId }),
    goOn: onDone,
    said: text('deleted'),
  }
  return (
    <section className={`${inner.danger} ${inner.form}`} aria-labelledby="delete-article">
      <h2 id="delete-article">{text('deleteTitle')}</h2>
      <p className={styles.soft}>{text('deleteText')}</p>
      <ActionButtons actions={[remove]} />
    </section>
  )
}
