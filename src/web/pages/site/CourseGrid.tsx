import type { Answer } from '#platform/contract/endpoint.ts'
import { cursorIn } from '#platform/contract/cursor-in.ts'
import type { listCourses } from '#modules/catalog/contract.ts'
import { useApi } from '#kit/api/ApiProvider.tsx'
import { CardGrid } from '#kit/lists/CardGrid.tsx'
import { LoadMore } from '#kit/lists/LoadMore.tsx'
import { usePages } from '#kit/lists/use-pages.ts'
import { VisuallyHidden } from '#kit/text/VisuallyHidden.tsx'
import { CourseCard } from './CourseCard.tsx'
import { useSiteText } from './text.ts'

type CoursePage = Answer<typeof listCourses>

/** Courses page by page, beginning with what the page was rendered with; a link without scripts. */
export function CourseGrid({ initial, categoryId }: { initial: CoursePage; categoryId: string | undefined }) {
  const text = useSiteText()
  const api = useApi()
  const { items, loadMore } = usePages(initial, async (cursor) => {
    const contract = await import('#modules/catalog/contract.ts')
    return api.call(contract.listCourses, { category_id: categoryId, cursor })
  })
  const next = new URLSearchParams({
    ...(categoryId ? { category_id: categoryId } : {}),
    cursor: cursorIn(initial.next_page_url) ?? '',
  })
  return (
    <section>
      <VisuallyHidden>
        <h2>{text('allCourses')}</h2>
      </VisuallyHidden>
      <CardGrid>
        {items.map((course, index) => (
          <CourseCard key={course.id} course={course} isFirst={index === 0} />
        ))}
      </CardGrid>
      <LoadMore {...loadMore} />
      {initial.next_page_url && (
        <noscript>
          <a href={`/courses?${next}`}>{text('olderCourses')}</a>
        </noscript>
      )}
    </section>
  )
}
