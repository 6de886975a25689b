import type { EditableProduct } from '../contract.ts'
import { editorPath, listPath } from '../editor/vocabulary.ts'
import { PageHeading } from '#kit/layouts/PageHeading.tsx'
import { Breadcrumbs } from '#kit/navigation/Breadcrumbs.tsx'
import { useWords } from '#kit/text/text-of.ts'
import { DuplicateProduct } from './DuplicateProduct.tsx'
import type { PanelKind } from './panel-kind.tsx'
import { ProductStatus } from './ProductCells.tsx'
import { PublishActions } from './PublishActions.tsx'
import { useProductPanelText } from './panel-text.ts'

interface ProductHeadingProps {
  kind: PanelKind
  product: EditableProduct
  onSaved: () => Promise<void>
}

/** A product's name in its editor, where it stands, what can be done with it, and the ways to its parts. */
export function ProductHeading({ kind, product, onSaved }: ProductHeadingProps) {
  const text = useProductPanelText()
  const kindText = useWords(kind.words)
  const { DuplicateButton, duplicate, Tabs } = kind
  const others = [
    { label: text('details'), part: 'details' },
    { label: text('priceTab'), part: 'price' },
    { label: text('checkoutTab'), part: 'checkout' },
    { label: text('shareTab'), part: 'share' },
    { label: text('numbersTab'), part: 'numbers', right: 'see-sales' as const },
  ]
  return (
    <>
      <Breadcrumbs crumbs={[{ label: kindText('all'), to: listPath(product.kind) }, { label: product.title }]} />
      <PageHeading
        title={product.title}
        state={<ProductStatus product={product} />}
        actions={
          <>
            {DuplicateButton && <DuplicateButton product={product} />}
            {duplicate && <DuplicateProduct product={product} make={duplicate} done={kindText('duplicated')} />}
            <PublishActions product={product} PublishDialog={kind.PublishDialog} onSaved={onSaved} />
          </>
        }
      />
      <Tabs base={editorPath(product)} others={others} />
    </>
  )
}
