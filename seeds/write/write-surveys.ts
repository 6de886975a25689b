import type { Question } from '#modules/surveys/contract.ts'
import { surveyDisplays, surveyResponses, surveys } from '#modules/surveys/tables.ts'
import { DAY, HOUR } from '#platform/clock.ts'
import type { Ctx } from '#platform/context.ts'
import { newId } from '#platform/ids.ts'
import { dayOf } from '#platform/time/days.ts'
import type { SurveyContent, SurveyQuestionContent } from '../content.ts'
import type { Chance } from '../random.ts'
import { answersBy } from './answer-survey.ts'
import type { WrittenCourse } from './write-course.ts'
import type { WrittenStudent } from './write-people.ts'

interface Given {
  now: Date
  chance: Chance
  content: SurveyContent[]
  courses: WrittenCourse[]
  students: WrittenStudent[]
}

/** A few in ten who answer are students, the others visitors of the pages. */
const STUDENTS_SHARE = 0.35

/** Surveys with the days they were displayed on and what was answered. */
export async function writeSurveys(ctx: Ctx, { content, ...given }: Given): Promise<void> {
  for (const survey of content) await writeSurvey(ctx, survey, given)
}

async function writeSurvey(ctx: Ctx, content: SurveyContent, given: Omit<Given, 'content'>): Promise<void> {
  const { now, chance, courses } = given
  const id = newId()
  const asked = content.questions.map((question) => ({ question: questionOf(question), content: question }))
  const since = (days: number) => new Date(now.getTime() - days * DAY)
  const responses = responsesOf(id, content, asked, given)
  await ctx.tx.insert(surveys).values({
    id,
    title: content.title,
    description: content.description,
    questions: asked.map(({ question }) => question),
    shownOn: content.shownOn,
    courseId: courses.find((course) => course.content.title === content.course)?.courseId ?? null,
    audience: content.audience,
    openedAt: since(content.openedDaysAgo),
    closedAt: content.closedDaysAgo === undefined ? null : since(content.closedDaysAgo),
    displaysCount: content.displays,
    responsesCount: responses.length,
    createdAt: since(content.openedDaysAgo + 1),
  })
  await ctx.tx.insert(surveyResponses).values(responses)
  const displays = displaysByDay(content, now, chance, ctx.school.timeZone)
  await ctx.tx
    .insert(surveyDisplays)
    .values([...displays].map(([displayedOn, count]) => ({ surveyId: id, displayedOn, count })))
}

const questionOf = ({ title, type, inputType, placeholder, required, options }: SurveyQuestionContent): Question => ({
  id: newId(),
  title,
  type,
  inputType: inputType ?? 'text',
  placeholder: placeholder ?? '',
  required: required ?? false,
  options: (options ?? []).map(({ label }) => ({ label, value: label })),
})

interface Asked {
  question: Question
  content: SurveyQuestionContent
}

function responsesOf(
  surveyId: string,
  content: SurveyContent,
  asked: Asked[],
  { now, chance, students }: Omit<Given, 'content'>,
) {
  const answers = answersBy(chance, asked)
  const free = [...students]
  return Array.from({ length: content.responses }, () => {
    const student = chance.happens(STUDENTS_SHARE) ? free.pop() : undefined
    const daysAgo = chance.between(content.closedDaysAgo ?? 0, content.openedDaysAgo)
    return {
      surveyId,
      studentId: student?.id ?? null,
      browser: student ? null : newId(),
      answers: answers(),
      createdAt: new Date(now.getTime() - daysAgo * DAY - HOUR),
    }
  })
}

/** All displays, spread over the days it was open. */
function displaysByDay(
  { displays, openedDaysAgo, closedDaysAgo = 0 }: SurveyContent,
  now: Date,
  chance: Chance,
  timeZone: string,
) {
  const byDay = new Map<string, number>()
  for (let left = displays; left > 0; left--) {
    const day = dayOf(new Date(now.getTime() - chance.between(closedDaysAgo, openedDaysAgo) * DAY), timeZone)
    byDay.set(day, (byDay.get(day) ?? 0) + 1)
  }
  return byDay
}
