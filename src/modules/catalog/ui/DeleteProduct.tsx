import { Button } from '#kit/actions/Button.tsx'
import { useApi } from '#kit/api/ApiProvider.tsx'
import common from '#kit/common.module.css'
import { toast } from '#kit/feedback/toast.ts'
import { useWords } from '#kit/text/text-of.ts'
import { useConfirm } from '#kit/overlays/Confirmations.tsx'
import { deleteProduct, type EditableProduct } from '../contract.ts'
import type { PanelKind } from './panel-kind.tsx'
import { useCatalogText } from './use-text.ts'
import { useSending } from '#kit/forms/use-sending.ts'
import inner from '#kit/inner.module.css'

interface DeleteProductProps {
  kind: PanelKind
  product: EditableProduct
  onDone: (outcome: 'deleted' | 'hidden') => void
}

/** Asks for the word DELETE first (commerce §5). */
export function DeleteProduct({ kind, product, onDone }: DeleteProductProps) {
  const text = useCatalogText()
  const kindText = useWords(kind.words)
  const api = useApi()
  const confirm = useConfirm()
  const { send, isSending } = useSending({ isForm: false })
  const { id: productId, title } = product

  const remove = async () => {
    const question = {
      consequence: kindText('deleteConsequence', { title }),
      action: kindText('delete'),
      word: 'DELETE',
    }
    if (!(await confirm(question))) return
    await send(async () => {
      const { outcome } = await api.call(deleteProduct, { productId })
      toast.show(text(outcome === 'deleted' ? 'wasDeleted' : 'wasHidden'))
      onDone(outcome)
    })
  }

  return (
    <section className={inner.danger} aria-labelledby="delete-product">
      <h2 id="delete-product">{kindText('deleteTitle')}</h2>
      <p className={common.soft}>{kindText('deleteText')}</p>
      <Button look="danger" busy={isSending} onClick={() => void remove()}>
        {kindText('delete')}
      </Button>
    </section>
  )
}
