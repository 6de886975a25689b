import { Copy } from 'lucide-react'
import { useNavigate } from 'react-router'
import type { EditableProduct } from '#modules/catalog/contract.ts'
import { PublishActions } from '#modules/catalog/ui/PublishActions.tsx'
import { editorPath } from '#modules/catalog/paths/vocabulary.ts'
import { ProductStatus } from '#modules/courses/ui/ProductCells.tsx'
import { Button } from '#kit/actions/Button.tsx'
import { useApi } from '#kit/api/ApiProvider.tsx'
import { toast } from '#kit/feedback/toast.ts'
import { useSending } from '#kit/forms/use-sending.ts'
import { PageHeading } from '#kit/layouts/PageHeading.tsx'
import { Breadcrumbs } from '#kit/navigation/Breadcrumbs.tsx'
import { TabLinks } from '#kit/navigation/TabLinks.tsx'
import { duplicateBundle } from '../contract.ts'
import { useBundlePanelText } from './use-text.ts'

interface BundleHeadingProps {
  product: EditableProduct
  onSaved: () => Promise<void>
}

/** The bundle's name, where it stands, what can be done with it, and the ways to its parts. */
export function BundleHeading({ product, onSaved }: BundleHeadingProps) {
  const text = useBundlePanelText()
  const api = useApi()
  const navigate = useNavigate()
  const { send, isSending } = useSending({ isForm: false })
  const base = editorPath(product)
  const duplicate = () =>
    send(async () => {
      const { bundle } = await api.call(duplicateBundle, { bundleId: product.id })
      await navigate(editorPath({ kind: 'bundle', id: bundle.id }))
      toast.show(text('duplicated'))
    })
  return (
    <>
      <Breadcrumbs crumbs={[{ label: text('bundles'), to: '/home/bundles' }, { label: product.title }]} />
      <PageHeading
        title={product.title}
        state={<ProductStatus product={product} />}
        actions={
          <>
            <Button icon={<Copy />} busy={isSending} onClick={() => void duplicate()}>
              {text('duplicate')}
            </Button>
            <PublishActions product={product} isEmpty={false} onSaved={onSaved} />
          </>
        }
      />
      <TabLinks
        label={text('editorParts')}
        tabs={[
          { label: text('inside'), to: base },
          { label: text('details'), to: `${base}/details` },
          { label: text('priceTab'), to: `${base}/price` },
          { label: text('checkoutTab'), to: `${base}/checkout` },
        ]}
      />
    </>
  )
}
