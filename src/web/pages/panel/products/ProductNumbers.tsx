import { getEditableProduct } from '#modules/catalog/contract.ts'
import { getProductNumbers } from '#modules/analytics/numbers/contract.ts'
import styles from '#modules/analytics/ui/dashboard.module.css'
import { PeriodChoice } from '#modules/analytics/ui/PeriodChoice.tsx'
import { ProductFigures } from '#modules/analytics/ui/ProductFigures.tsx'
import { ProductNumbersTables } from '#modules/analytics/ui/ProductNumbersTables.tsx'
import { useNumbersText } from '#modules/analytics/ui/use-numbers-text.ts'
import { editorPath } from '#modules/catalog/editor/vocabulary.ts'
import { KINDS } from '#modules/catalog/kinds/vocabulary.ts'
import { getCourseInsight, getFilmInsight, getFunnel } from '#modules/insight/contract.ts'
import { FilmWatched } from '#modules/insight/ui/FilmWatched.tsx'
import { FunnelSteps } from '#modules/insight/ui/FunnelSteps.tsx'
import { LecturesLearned } from '#modules/insight/ui/LecturesLearned.tsx'
import { loading } from '#web/load.ts'
import { askedDays } from '../asked-days.ts'
import type { RightfulPart } from './ProductEditor.tsx'
import type { Route } from './+types/ProductNumbers.ts'

export const handle: RightfulPart = { right: 'see-sales' }

export async function loader({ request, context, params: { productId } }: Route.LoaderArgs) {
  const { api } = loading({ request, context })
  const days = askedDays(request)
  const [product, numbers, funnel] = await Promise.all([
    api.call(getEditableProduct, { productId }),
    api.call(getProductNumbers, { productId, days }),
    api.call(getFunnel, { product_id: productId, days }),
  ])
  const insight = KINDS[product.kind].isWatched ? await api.call(getCourseInsight, { courseId: productId, days }) : null
  const lectureId = new URL(request.url).searchParams.get('lecture')
  const isTheirs = insight?.lectures.some(({ id, has_film: hasFilm }) => id === lectureId && hasFilm)
  const film = isTheirs ? await api.call(getFilmInsight, { lectureId: lectureId! }) : null
  return { product, numbers, funnel, insight, film }
}

/** What came of a product in the last days: who looked, who bought, and what led them there. */
export default function ProductNumbersPage({
  loaderData: { product, numbers, funnel, insight, film },
}: Route.ComponentProps) {
  const text = useNumbersText()
  const isEmpty = numbers.views.now === 0 && numbers.sold.now === 0
  return (
    <>
      <title>{text('numbers', { title: product.title })}</title>
      <PeriodChoice days={numbers.days} of={`${editorPath(product)}/numbers`} />
      <ProductFigures numbers={numbers} />
      <FunnelSteps funnel={funnel} />
      {insight && <LecturesLearned courseId={product.id} insight={insight} />}
      {film && <FilmWatched film={film} />}
      {!isEmpty && <ProductNumbersTables numbers={numbers} />}
      <p className={styles.none}>{text(isEmpty ? 'none' : 'how')}</p>
    </>
  )
}
