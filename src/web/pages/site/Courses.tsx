import { Link } from 'react-router'
import common from '#kit/common.module.css'
import { listCategories, listCourses } from '#modules/catalog/contract.ts'
import { EmptyState } from '#kit/feedback/EmptyState.tsx'
import { Hero } from '#kit/layouts/Hero.tsx'
import { Page } from '#kit/layouts/Page.tsx'
import { loading, sameForEveryVisitor } from '#web/load.ts'
import { SiteShell } from '#web/shell/SiteShell.tsx'
import type { Route } from './+types/Courses.ts'
import { asTold } from './as-told.ts'
import { CourseGrid } from './CourseGrid.tsx'
import { en } from './messages/en.ts'
import { pl } from './messages/pl.ts'
import { pageMeta } from './page-meta.ts'
import { siteOf } from './site-of.ts'
import styles from './site.module.css'
import { useSiteText } from './text.ts'

/** What the list is called, for search engines. */
const WORDS = { en, pl }

export async function loader({ request, context }: Route.LoaderArgs) {
  const visit = loading({ request, context })
  const { api, language } = visit
  const site = siteOf(visit)
  const { searchParams } = new URL(request.url)
  const categoryId = searchParams.get('category_id') ?? undefined
  const [courses, categories] = await Promise.all([
    api.call(listCourses, { category_id: categoryId, cursor: searchParams.get('cursor') ?? undefined }),
    api.call(listCategories),
  ])
  const category = categories.data.find(({ id }) => id === categoryId)
  const told = pageMeta({
    site,
    title: `${category?.name ?? WORDS[language].courses} · ${site.name}`,
    description: courses.data.map(({ title }) => title).join(', '),
    path: category ? `/courses?category_id=${category.id}` : '/courses',
    picture: courses.data.find(({ cover }) => cover)?.cover,
  })
  return { courses, categories: categories.data, categoryId, told }
}

export const handle = sameForEveryVisitor('category_id', 'cursor')

export const meta: Route.MetaFunction = asTold

export default function Courses({ loaderData: { courses, categories, categoryId } }: Route.ComponentProps) {
  const text = useSiteText()
  return (
    <SiteShell>
      <Page>
        <Hero title={text('courses')} intro={text('coursesIntro')} />
        {categories.length > 1 && (
          <nav aria-label={text('categories')} className={`${common.choices} ${styles.categories}`}>
            <Link to="/courses" aria-current={categoryId === undefined ? 'page' : undefined}>
              {text('allCategories')}
            </Link>
            {categories.map(({ id, name }) => (
              <Link key={id} to={`/courses?category_id=${id}`} aria-current={id === categoryId ? 'page' : undefined}>
                {name}
              </Link>
            ))}
          </nav>
        )}
        {courses.data.length === 0 ? (
          <EmptyState title={text('noCourses')}>{text('noCoursesText')}</EmptyState>
        ) : (
          <CourseGrid key={courses.data[0]?.id} initial={courses} categoryId={categoryId} />
        )}
      </Page>
    </SiteShell>
  )
}
