import { flushSync } from 'react-dom'
import { useNavigate } from 'react-router'
import { listAllCategories } from '#modules/catalog/contract.ts'
import { listPath } from '#modules/catalog/editor/vocabulary.ts'
import { DeleteProduct } from '#modules/catalog/ui/DeleteProduct.tsx'
import { detailsDraft } from '#modules/catalog/ui/details.ts'
import { DetailsForm } from '#modules/catalog/ui/DetailsForm.tsx'
import { useProductPanelText } from '#modules/catalog/ui/panel-text.ts'
import { writeDraft } from '#kit/drafts/useDraft.ts'
import { VisuallyHidden } from '#kit/text/VisuallyHidden.tsx'
import { loadingOfSchool } from '#web/load.ts'
import type { Route } from './+types/ProductDetails.ts'
import { PANEL_KINDS } from './kinds.ts'
import { useProductInHand } from './use-product-in-hand.ts'

export async function loader({ request, context }: Route.LoaderArgs) {
  const { api, school } = loadingOfSchool({ request, context })
  const { data } = await api.call(listAllCategories)
  return { categories: data, site: { name: school.name, host: new URL(request.url).host } }
}

/** What a product says of itself, and the end of it. */
export default function ProductDetails({ loaderData }: Route.ComponentProps) {
  const text = useProductPanelText()
  const { product, reload } = useProductInHand()
  const navigate = useNavigate()
  const leave = () => {
    // Nothing is left to save, so the way out must be free before it is taken.
    flushSync(() => writeDraft(detailsDraft(product.id), ''))
    void navigate(listPath(product.kind))
  }
  return (
    <>
      {/* Above the headings that stand in the description. */}
      <VisuallyHidden>
        <h2>{text('details')}</h2>
      </VisuallyHidden>
      <DetailsForm key={product.id} product={product} {...loaderData} onSaved={reload} />
      <DeleteProduct
        kind={PANEL_KINDS[product.kind]}
        product={product}
        onDone={(outcome) => (outcome === 'deleted' ? leave() : void reload())}
      />
    </>
  )
}
