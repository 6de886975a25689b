import { data } from 'react-router'
import { IdParams } from '#platform/contract/shapes.ts'
import { listStudentCertificates } from '#modules/certificates/contract.ts'
import { usePanelCertificatesText } from '#modules/certificates/ui/panel-text.ts'
import { StudentCertificates } from '#modules/certificates/ui/StudentCertificates.tsx'
import { type Grant, listStudentGrants } from '#modules/access/contract.ts'
import { StudentAccess } from '#modules/access/ui/StudentAccess.tsx'
import { EntriesLink } from '#modules/entries/ui/EntriesLink.tsx'
import { listStudentCourses } from '#modules/learning/mine/contract.ts'
import { StudentCourses } from '#modules/learning/ui/StudentCourses.tsx'
import { listMutes, listWritten } from '#modules/moderation/contract.ts'
import { StudentMutes } from '#modules/moderation/ui/StudentMutes.tsx'
import { WrittenList } from '#modules/moderation/ui/WrittenList.tsx'
import { getStudent } from '#modules/people/contract.ts'
import { SignInAsStudent } from '#modules/people/ui/SignInAsStudent.tsx'
import { StudentHead } from '#modules/people/ui/StudentHead.tsx'
import { listStudentOrders } from '#modules/orders/contract.ts'
import { StudentOrders } from '#modules/orders/ui/StudentOrders.tsx'
import { getStudentSecondFactor } from '#modules/second-factor/contract.ts'
import { StudentSecondFactor } from '#modules/second-factor/ui/StudentSecondFactor.tsx'
import { getStudentDetails } from '#modules/students/details/contract.ts'
import { listStudentNotes } from '#modules/students/notes/contract.ts'
import { listTagsOfStudent } from '#modules/students/tags/contract.ts'
import { getTimeline } from '#modules/students/timeline/contract.ts'
import { DetailsList } from '#modules/students/ui/DetailsList.tsx'
import { EraseStudent } from '#modules/students/ui/EraseStudent.tsx'
import { MergeLink } from '#modules/students/ui/MergeLink.tsx'
import { StudentNotes } from '#modules/students/ui/StudentNotes.tsx'
import { StudentTags } from '#modules/students/ui/StudentTags.tsx'
import { StudentTimeline } from '#modules/students/ui/StudentTimeline.tsx'
import { useStudentText } from '#modules/students/ui/use-text.ts'
import { listStudentResponses } from '#modules/surveys/contract.ts'
import { StudentResponses } from '#modules/surveys/ui/StudentResponses.tsx'
import { useStudentResponsesText } from '#modules/surveys/ui/use-student-text.ts'
import { LinkButton } from '#kit/actions/LinkButton.tsx'
import { useMay } from '#kit/api/use-may.ts'
import { Breadcrumbs } from '#kit/navigation/Breadcrumbs.tsx'
import { Section } from '#kit/layouts/Section.tsx'
import { loading } from '#web/load.ts'
import type { Route } from './+types/Student.ts'
import { ReadOnlyUnless } from './ReadOnlyUnless.tsx'
import { usePanelText } from './use-text.ts'

export async function loader({ request, context, params: { studentId: id } }: Route.LoaderArgs) {
  if (!IdParams.safeParse({ id }).success) throw data(null, { status: 404 })
  const { api } = loading({ request, context })
  const [
    student,
    details,
    tags,
    notes,
    courses,
    certificates,
    grants,
    orders,
    written,
    mutes,
    responses,
    timeline,
    secondFactor,
  ] = await Promise.all([
    api.call(getStudent, { id }),
    api.call(getStudentDetails, { id }),
    api.call(listTagsOfStudent, { id }),
    api.call(listStudentNotes, { id }),
    api.call(listStudentCourses, { id }),
    api.call(listStudentCertificates, { id }),
    api.call(listStudentGrants, { id }),
    api.call(listStudentOrders, { id }),
    api.call(listWritten, { id }),
    api.call(listMutes, { id }),
    api.call(listStudentResponses, { id }),
    api.call(getTimeline, { id }),
    api.call(getStudentSecondFactor, { id }),
  ])
  return {
    student,
    details,
    ...tags,
    notes,
    courses,
    certificates,
    grants,
    orders,
    written,
    mutes: mutes.data,
    responses,
    timeline,
    hasSecondFactor: secondFactor.is_on,
  }
}

/** Everything about one student (engagement §2, students.show). */
export default function Student({ loaderData }: Route.ComponentProps) {
  const { student, details, tags, notes, courses, grants, orders, written, mutes, responses, timeline } = loaderData
  const { certificates, hasSecondFactor } = loaderData
  const text = usePanelText()
  const words = useStudentText()
  const surveyWords = useStudentResponsesText()
  const certificateWords = usePanelCertificatesText()
  const may = useMay()
  const mayChange = may('change-students')
  return (
    <>
      <title>{student.name}</title>
      <Breadcrumbs crumbs={[{ label: text('students'), to: '/home/students' }, { label: student.name }]} />
      <StudentHead
        student={student}
        actions={
          <>
            <EntriesLink of={{ student_id: student.id }} />
            {mayChange && <LinkButton to={`/home/students/${student.id}/edit`}>{words('edit')}</LinkButton>}
            {may('sign-in-as-students') && <SignInAsStudent student={student} />}
          </>
        }
      />
      <Section title={words('details')}>
        <DetailsList details={details} />
      </Section>
      <Section title={words('tags')}>
        <StudentTags student={student} tags={tags} />
      </Section>
      <Section title={words('notes')}>
        <StudentNotes
          key={[student.id, ...notes.data.map(({ id }) => id)].join()}
          studentId={student.id}
          initial={notes}
        />
      </Section>
      <Section title={text('studentCourses')}>
        <StudentCourses key={student.id} studentId={student.id} initial={courses} />
      </Section>
      <Section title={certificateWords('certificates')}>
        <StudentCertificates
          key={[student.id, ...certificates.data.map(({ id, name, state }) => id + name + state)].join()}
          studentId={student.id}
          initial={certificates}
        />
      </Section>
      <Section title={text('studentAccess')}>
        <StudentAccess key={keyOf(student.id, grants.data)} student={student} initial={grants} />
      </Section>
      <Section title={text('studentOrders')}>
        <StudentOrders key={student.id} studentId={student.id} initial={orders} />
      </Section>
      <Section title={text('studentMutes')}>
        <ReadOnlyUnless right="moderate" isTold={false}>
          <StudentMutes student={student} mutes={mutes} />
        </ReadOnlyUnless>
      </Section>
      <Section title={text('studentWrote')}>
        <WrittenList key={student.id} studentId={student.id} initial={written} />
      </Section>
      <Section title={surveyWords('responses')}>
        <StudentResponses key={student.id} studentId={student.id} initial={responses} />
      </Section>
      <Section title={words('timeline')}>
        <StudentTimeline key={[student.id, timeline.data[0]?.id].join()} studentId={student.id} initial={timeline} />
      </Section>
      {mayChange && hasSecondFactor && <StudentSecondFactor student={student} />}
      {may('delete-students') && (
        <>
          <MergeLink studentId={student.id} />
          <EraseStudent student={student} />
        </>
      )}
    </>
  )
}

/** Another one when what is shown has changed. */
const keyOf = (studentId: string, grants: Grant[]): string =>
  [studentId, ...grants.map(({ id, state }) => id + state)].join()
