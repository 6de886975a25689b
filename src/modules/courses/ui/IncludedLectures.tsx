import { textOf } from '#kit/text/text-of.ts'
import type { CoursePage } from '../contract.ts'

const useIncludedText = textOf(
  () => import('../messages/included-en.ts'),
  () => import('../messages/included-pl.ts'),
)

interface IncludedLecturesProps {
  course: Pick<CoursePage, 'sections' | 'variants' | 'lectures_count'>
  variantId: string
}

/** What whoever buys the variant may watch; nothing where all variants open the same. */
export function IncludedLectures({ course, variantId }: IncludedLecturesProps) {
  const text = useIncludedText()
  const { sections, variants, lectures_count: count } = course
  const contents = variants.find(({ variant_id }) => variant_id === variantId)
  if (!contents) return null
  if (contents.includes_all) return text('all', { count })
  const included = sections.flatMap((section) => {
    if (contents.section_ids.includes(section.id)) return { name: section.title, lectures: section.lectures.length }
    return section.lectures
      .filter(({ id }) => contents.lecture_ids.includes(id))
      .map(({ title }) => ({ name: title, lectures: 1 }))
  })
  return text('some', {
    included: included.reduce((sum, { lectures }) => sum + lectures, 0),
    count,
    names: included.map(({ name }) => name).join(', '),
  })
}
