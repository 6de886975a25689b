import { getEditableProduct } from '#modules/catalog/contract.ts'
import { getProductNumbers } from '#modules/analytics/numbers/contract.ts'
import styles from '#modules/analytics/ui/dashboard.module.css'
import { PeriodChoice } from '#modules/analytics/ui/PeriodChoice.tsx'
import { ProductFigures } from '#modules/analytics/ui/ProductFigures.tsx'
import { ProductNumbersTables } from '#modules/analytics/ui/ProductNumbersTables.tsx'
import { useNumbersText } from '#modules/analytics/ui/use-numbers-text.ts'
import { editorPath } from '#modules/catalog/editor/vocabulary.ts'
import { loading } from '#web/load.ts'
import { askedDays } from '../asked-days.ts'
import type { RightfulPart } from './ProductEditor.tsx'
import type { Route } from './+types/ProductNumbers.ts'

export const handle: RightfulPart = { right: 'see-sales' }

export async function loader({ request, context, params: { productId } }: Route.LoaderArgs) {
  const { api } = loading({ request, context })
  const [product, numbers] = await Promise.all([
    api.call(getEditableProduct, { productId }),
    api.call(getProductNumbers, { productId, days: askedDays(request) }),
  ])
  return { product, numbers }
}

/** What came of a product in the last days: who looked, who bought, and what led them there. */
export default function ProductNumbersPage({ loaderData: { product, numbers } }: Route.ComponentProps) {
  const text = useNumbersText()
  const isEmpty = numbers.views.now === 0 && numbers.sold.now === 0
  return (
    <>
      <title>{text('numbers', { title: product.title })}</title>
      <PeriodChoice days={numbers.days} of={`${editorPath(product)}/numbers`} />
      <ProductFigures numbers={numbers} />
      {!isEmpty && <ProductNumbersTables numbers={numbers} />}
      <p className={styles.none}>{text(isEmpty ? 'none' : 'how')}</p>
    </>
  )
}
