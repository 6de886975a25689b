import { sql } from 'drizzle-orm'
import type { Ctx } from '#platform/context.ts'
import type { ExamStatistics } from '../contract.ts'
import { findExam, findLecture, type ExamPlace } from '../editing/find-exam.ts'
import { type Answered, type Asked, viewQuestionStatistics } from './view-statistics.ts'

/** Of so many attempts on it says something whether whoever is good at a question is good at the others. */
const ENOUGH = 10
const WRITTEN_MOST = 5

/** Of students alone. Three statements, however many attempts there are. Refuses with 404 what is no lecture of the course. */
export async function getExamStatistics(ctx: Ctx, place: ExamPlace): Promise<ExamStatistics> {
  const { title } = await findLecture(ctx, place)
  const exam = await findExam(ctx, place.lectureId)
  if (!exam)
    return { lecture_title: title, attempts: 0, people: 0, passed_people: 0, average_percent: null, questions: [] }
  const [figures] = await rowsOf<Figures>(
    ctx,
    sql`select count(*)::int as attempts, count(distinct person_id)::int as people,
        count(distinct person_id) filter (where is_passed)::int as passed_people,
        floor(avg(points * 100.0 / points_max))::int as average_percent
      from ${closedOf(exam.id)}`,
  )
  const asked = await rowsOf<Asked>(
    ctx,
    sql`select answer.version_id as "versionId", version.question_id as "questionId", version.number, version.content,
        count(*)::int as asked, avg(answer.points::float / version.points)::float as "rightShare",
        count(*) filter (where answer.given is null)::int as unanswered,
        case when count(*) >= ${ENOUGH} then corr(answer.points::float / version.points,
          (closed.points - answer.points)::float / nullif(closed.points_max - version.points, 0)) end as discrimination
      from ${closedOf(exam.id)} join attempt_answers answer on answer.attempt_id = closed.id
        join question_versions version on version.id = answer.version_id
        join exam_questions question on question.id = version.question_id
        join exam_banks bank on bank.id = question.bank_id
      group by answer.version_id, version.id, question.id, bank.id
      order by question.removed_at is not null, bank.position, bank.id, question.position, question.id, version.number desc`,
  )
  const answers = await rowsOf<Answered>(
    ctx,
    sql`select "versionId", place, written, count from (
        select "versionId", place, written, count(*)::int as count,
          row_number() over (partition by "versionId", place is null order by count(*) desc, written) as nth
        from (
          select answer.version_id as "versionId", chosen.place::int as place, null as written
          from ${closedOf(exam.id)} join attempt_answers answer on answer.attempt_id = closed.id,
            jsonb_array_elements_text(answer.given -> 'chosen') as chosen (place)
          union all
          select answer.version_id, null, lower(trim(answer.given ->> 'written'))
          from ${closedOf(exam.id)} join attempt_answers answer on answer.attempt_id = closed.id
            join question_versions version on version.id = answer.version_id
          where answer.points = 0 and version.content -> 'accepted' is distinct from '[]'::jsonb and trim(answer.given ->> 'written') <> '') as each
        group by "versionId", place, written) as counted
      where place is not null or nth <= ${WRITTEN_MOST}`,
  )
  const byVersion = Map.groupBy(answers, ({ versionId }) => versionId)
  return {
    lecture_title: title,
    ...figures!,
    questions: asked.map((question) => viewQuestionStatistics(question, byVersion.get(question.versionId) ?? [])),
  }
}

/** SQL: what students handed in, or let run out, once it is judged. */
const closedOf = (examId: string) => sql`(
  select attempt.* from exam_attempts attempt join people on people.id = attempt.person_id and people.role = 'student'
  where attempt.exam_id = ${examId} and attempt.points is not null) as closed`

async function rowsOf<Row>({ tx }: Ctx, statement: ReturnType<typeof sql>): Promise<Row[]> {
  const { rows } = await tx.execute(statement)
  return rows as Row[]
}

type Figures = Pick<ExamStatistics, 'attempts' | 'people' | 'passed_people' | 'average_percent'>
