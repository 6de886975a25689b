import { Outlet, useMatches, useRevalidator } from 'react-router'
import { getEditableProduct } from '#modules/catalog/contract.ts'
import { ProductHeading } from '#modules/catalog/ui/ProductHeading.tsx'
import { loading } from '#web/load.ts'
import type { Right } from '#platform/rights.ts'
import { ReadOnlyUnless } from '../ReadOnlyUnless.tsx'
import type { Route } from './+types/ProductEditor.ts'
import { kindAt, PANEL_KINDS } from './kinds.ts'
import type { ProductInHand } from './use-product-in-hand.ts'

export async function loader({ request, context, params: { productId } }: Route.LoaderArgs) {
  const { api } = loading({ request, context })
  const [product, contents] = await Promise.all([
    api.call(getEditableProduct, { productId }),
    PANEL_KINDS[kindAt(request)].contents(api, productId),
  ])
  return { product, contents }
}

/** The `handle` of a part that others work with than those who change products. */
export interface RightfulPart {
  right?: Right
}

/** What all parts of a product's editor stand in. */
export default function ProductEditor({ loaderData: { product, contents } }: Route.ComponentProps) {
  const { revalidate } = useRevalidator()
  const { right = 'change-products' } = (useMatches().at(-1)?.handle ?? {}) as RightfulPart
  const inHand: ProductInHand<unknown> = { product, contents, reload: revalidate }
  return (
    <>
      <title>{product.title}</title>
      <ReadOnlyUnless right="change-products" isTold={false}>
        <ProductHeading kind={PANEL_KINDS[product.kind]} product={product} onSaved={revalidate} />
      </ReadOnlyUnless>
      <ReadOnlyUnless right={right}>
        <Outlet context={inHand} />
      </ReadOnlyUnless>
    </>
  )
}
