import { flushSync } from 'react-dom'
import { useNavigate } from 'react-router'
import type { Category, EditableProduct } from '#modules/catalog/contract.ts'
import { DeleteProduct } from '#modules/catalog/ui/DeleteProduct.tsx'
import { detailsDraft } from '#modules/catalog/ui/details.ts'
import { DetailsForm } from '#modules/catalog/ui/DetailsForm.tsx'
import { writeDraft } from '#kit/drafts/useDraft.ts'
import { VisuallyHidden } from '#kit/text/VisuallyHidden.tsx'

interface ProductDetailsPartProps {
  title: string
  product: EditableProduct
  categories: Category[]
  /** where one is once the product is gone */
  list: string
  reload: () => Promise<void>
}

/** What a product says of itself, and the end of it. */
export function ProductDetailsPart({ title, product, categories, list, reload }: ProductDetailsPartProps) {
  const navigate = useNavigate()
  const leave = () => {
    // Nothing is left to save, so the way out must be free before it is taken.
    flushSync(() => writeDraft(detailsDraft(product.id), ''))
    void navigate(list)
  }
  return (
    <>
      {/* Above the headings that stand in the description. */}
      <VisuallyHidden>
        <h2>{title}</h2>
      </VisuallyHidden>
      <DetailsForm key={product.id} product={product} categories={categories} onSaved={reload} />
      <DeleteProduct product={product} onDone={(outcome) => (outcome === 'deleted' ? leave() : void reload())} />
    </>
  )
}
