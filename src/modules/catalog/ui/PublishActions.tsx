import { ExternalLink } from 'lucide-react'
import { Suspense, useState } from 'react'
import { Button } from '#kit/actions/Button.tsx'
import { LinkButton } from '#kit/actions/LinkButton.tsx'
import { useApi } from '#kit/api/ApiProvider.tsx'
import { toast } from '#kit/feedback/toast.ts'
import { useConfirm } from '#kit/overlays/Confirmations.tsx'
import { type EditableProduct, publishProduct, unpublishProduct } from '../contract.ts'
import { productPath } from '../paths/vocabulary.ts'
import type { PanelKind } from './panel-kind.tsx'
import { useCatalogText } from './use-text.ts'
import { useSending } from '#kit/forms/use-sending.ts'

interface PublishActionsProps {
  product: EditableProduct
  /** opened by publishing, where its kind has one */
  PublishDialog: PanelKind['PublishDialog']
  onSaved: () => Promise<void>
}

export function PublishActions({ product, PublishDialog, onSaved }: PublishActionsProps) {
  const text = useCatalogText()
  const api = useApi()
  const confirm = useConfirm()
  const { send, isSending } = useSending({ isForm: false })
  const [isAsking, setAsking] = useState(false)
  const { id: productId, title, status } = product

  const publish = () =>
    send(async () => {
      await api.call(publishProduct, { productId })
      await onSaved()
      toast.show(text('nowPublished'))
    })
  const unpublish = async () => {
    if (!(await confirm({ consequence: text('unpublishConsequence', { title }), action: text('unpublish') }))) return
    await send(async () => {
      await api.call(unpublishProduct, { productId })
      await onSaved()
    })
  }

  return (
    <>
      <LinkButton to={productPath(product)} target="_blank" icon={<ExternalLink />}>
        {text('preview')}
      </LinkButton>
      {status === 'draft' ? (
        <Button look="primary" busy={isSending} onClick={() => (PublishDialog ? setAsking(true) : void publish())}>
          {text('publish')}
        </Button>
      ) : (
        <Button busy={isSending} onClick={() => void unpublish()}>
          {text('unpublish')}
        </Button>
      )}
      {PublishDialog && isAsking && (
        <Suspense>
          <PublishDialog product={product} onPublished={onSaved} onClose={() => setAsking(false)} />
        </Suspense>
      )}
    </>
  )
}
