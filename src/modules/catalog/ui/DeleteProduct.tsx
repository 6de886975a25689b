import { Button } from '#kit/actions/Button.tsx'
import { useApi } from '#kit/api/ApiProvider.tsx'
import { toast } from '#kit/feedback/toast.ts'
import { useConfirm } from '#kit/overlays/Confirmations.tsx'
import { deleteProduct, type EditableProduct } from '../contract.ts'
import styles from './catalog.module.css'
import { useCatalogText } from './use-text.ts'
import { useSending } from '#kit/forms/use-sending.ts'

interface DeleteProductProps {
  product: EditableProduct
  onDone: (outcome: 'deleted' | 'hidden') => void
}

/** Asks for the word DELETE first (commerce §5). */
export function DeleteProduct({ product, onDone }: DeleteProductProps) {
  const text = useCatalogText()
  const api = useApi()
  const confirm = useConfirm()
  const { send, isSending } = useSending()
  const { id: productId, title } = product

  const remove = async () => {
    const question = { consequence: text('deleteConsequence', { title }), action: text('delete'), word: 'DELETE' }
    if (!(await confirm(question))) return
    await send(async () => {
      const { outcome } = await api.call(deleteProduct, { productId })
      toast.show(text(outcome === 'deleted' ? 'wasDeleted' : 'wasHidden'))
      onDone(outcome)
    })
  }

  return (
    <section className={styles.danger} aria-labelledby="delete-product">
      <h2 id="delete-product">{text('deleteTitle')}</h2>
      <p className={styles.soft}>{text('deleteText')}</p>
      <Button look="danger" busy={isSending} onClick={() => void remove()}>
        {text('delete')}
      </Button>
    </section>
  )
}
