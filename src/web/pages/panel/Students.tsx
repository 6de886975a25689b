import { listStudents } from '#modules/students/contract.ts'
import { studentsAskedFor } from '#modules/students/ui/asked-students.ts'
import { StudentFilters } from '#modules/students/ui/StudentFilters.tsx'
import { ChoosableStudents } from '#modules/students/ui/ChoosableStudents.tsx'
import { useStudentsText } from '#modules/students/ui/use-text.ts'
import { LinkButton } from '#kit/actions/LinkButton.tsx'
import { ExportMenu } from '#modules/exports/ui/ExportMenu.tsx'
import { STUDENT_SORTS } from '#modules/students/vocabulary.ts'
import { chosenIn } from '#kit/lists/asked.ts'
import { orderIn } from '#kit/lists/list-order.ts'
import { loading } from '#web/load.ts'
import { useSchool } from '#web/shell/use-school.ts'
import type { Route } from './+types/Students.ts'
import { AddButton } from './lists/AddButton.tsx'
import { askedPage, placeOf } from './lists/asked-page.ts'
import { ListPage } from './lists/ListPage.tsx'

export async function loader({ request, context }: Route.LoaderArgs) {
  const { api } = loading({ request, context })
  const { asked: query, cursor } = askedPage(request)
  const asked = studentsAskedFor(query)
  const sort = orderIn(query, STUDENT_SORTS)
  const { product, tags, ...page } = await api.call(listStudents, { ...chosenIn({ ...asked, sort }), cursor })
  return { students: page.data, product, tags, asked, sort, place: placeOf(page, cursor) }
}

const LIST = '/home/students'

export default function Students({ loaderData }: Route.ComponentProps) {
  const { students, product, tags, asked, sort, place } = loaderData
  const currency = useSchool()?.currency ?? ''
  const text = useStudentsText()
  return (
    <ListPage
      {...place}
      list={LIST}
      title={text('students')}
      none={{ title: text('noStudents'), text: text('noStudentsText') }}
      text={text}
      add={
        <>
          {students.length > 0 && <ExportMenu kind="students" asked={asked} />}
          <LinkButton to={`${LIST}/tags`}>{text('tags')}</LinkButton>
          <LinkButton to={`${LIST}/import`}>{text('import')}</LinkButton>
          <AddButton right="change-students" to={`${LIST}/new`}>
            {text('add')}
          </AddButton>
        </>
      }
      asked={asked}
      order={{ asked: sort, usual: STUDENT_SORTS[0] }}
      filters={
        <StudentFilters list={LIST} asked={asked} sort={sort} product={product} tags={tags} currency={currency} />
      }
      isEmpty={students.length === 0}
    >
      <ChoosableStudents students={students} />
    </ListPage>
  )
}
