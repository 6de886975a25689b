import { ContentEditor } from '#modules/courses/ui/ContentEditor.tsx'
import type { ListedSection } from '#modules/courses/contract.ts'
import { EntriesLink } from '#modules/entries/ui/EntriesLink.tsx'
import common from '#kit/common.module.css'
import { getChecklist } from '#modules/courses/publishing/contract.ts'
import { DayPreviewButton } from '#modules/courses/ui/day/DayPreviewButton.tsx'
import { BeforePublishing } from '#modules/courses/ui/publishing/BeforePublishing.tsx'
import { useChecklistAgain } from '#modules/courses/ui/publishing/use-checklist.ts'
import { loading } from '#web/load.ts'
import type { Route } from './+types/CourseContent.ts'
import { useProductInHand } from './use-product-in-hand.ts'

export async function loader({ request, context, params: { productId: courseId } }: Route.LoaderArgs) {
  return { checklist: (await loading({ request, context }).api.call(getChecklist, { courseId })).data }
}

export default function CourseContent({ loaderData: { checklist } }: Route.ComponentProps) {
  const { product, contents: sections } = useProductInHand<ListedSection[]>()
  const checkAgain = useChecklistAgain(product.id)
  return (
    <>
      {product.status === 'draft' && <BeforePublishing courseId={product.id} given={checklist} />}
      <ContentEditor key={product.id} courseId={product.id} sections={sections} onChanged={checkAgain} />
      <div className={common.row}>
        <DayPreviewButton course={product} />
        <EntriesLink of={{ course_id: product.id }} />
      </div>
    </>
  )
}
