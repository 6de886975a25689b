import { useInfiniteQuery } from '@tanstack/react-query'
import type { Answer } from '#platform/contract/endpoint.ts'
import { cursorIn } from '#platform/contract/cursor-in.ts'
import type { listCourses } from '#modules/catalog/contract.ts'
import { useApi } from '#web/kit/api/ApiProvider.tsx'
import { CardGrid } from '#web/kit/lists/CardGrid.tsx'
import { LoadMore } from '#web/kit/lists/LoadMore.tsx'
import { VisuallyHidden } from '#web/kit/text/VisuallyHidden.tsx'
import { CourseCard } from './CourseCard.tsx'
import { useSiteText } from './text.ts'

type CoursePage = Answer<typeof listCourses>

/** Courses page by page, beginning with what the page was rendered with; a link without scripts. */
export function CourseGrid({ initial, categoryId }: { initial: CoursePage; categoryId: string | undefined }) {
  const text = useSiteText()
  const api = useApi()
  const courses = useInfiniteQuery({
    queryKey: ['courses', categoryId ?? 'all', initial.data[0]?.id],
    queryFn: async ({ pageParam }): Promise<CoursePage> => {
      const contract = await import('#modules/catalog/contract.ts')
      return api.call(contract.listCourses, { category_id: categoryId, cursor: pageParam })
    },
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (last) => cursorIn(last.next_page_url),
    initialData: { pages: [initial], pageParams: [undefined] },
    staleTime: Infinity,
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
        {courses.data.pages
          .flatMap((page) => page.data)
          .map((course, index) => (
            <CourseCard key={course.id} course={course} isFirst={index === 0} />
          ))}
      </CardGrid>
      <LoadMore
        hasMore={courses.hasNextPage}
        isLoading={courses.isFetchingNextPage}
        hasFailed={courses.isFetchNextPageError}
        onMore={() => void courses.fetchNextPage()}
      />
      {initial.next_page_url && (
        <noscript>
          <a href={`/courses?${next}`}>{text('olderCourses')}</a>
        </noscript>
      )}
    </section>
  )
}
