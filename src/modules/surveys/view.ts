import type { InferSelectModel } from 'drizzle-orm'
import type { Answers, Course, PanelSurvey, Survey, SurveyResponse, SurveyRow } from './contract.ts'
import { stateOf } from './policy.ts'
import type { surveyResponses, surveys } from './tables.ts'

export type SurveyRecord = InferSelectModel<typeof surveys>
type ResponseRecord = InferSelectModel<typeof surveyResponses>
type ListedSurvey = Omit<SurveyRecord, 'questions' | 'earlierQuestions' | 'description'>

/** As those see it who are asked, with what they have answered. */
export const viewSurvey = ({ id, title, description, questions }: SurveyRecord, answers: Answers = {}): Survey => ({
  id,
  title,
  description,
  questions: questions.map((question) => ({
    ...question,
    value: answers[question.id] ?? (question.type === 'checkbox' ? [] : ''),
  })),
})

export const viewSurveyRow = (survey: ListedSurvey, course: Course | null): SurveyRow => ({
  id: survey.id,
  title: survey.title,
  state: stateOf(survey),
  shown_on: survey.shownOn,
  course,
  audience: survey.audience,
  displays_count: survey.displaysCount,
  responses_count: survey.responsesCount,
  created_at: survey.createdAt.toISOString(),
})

export const viewPanelSurvey = (survey: SurveyRecord, course: Course | null): PanelSurvey => ({
  ...viewSurveyRow(survey, course),
  description: survey.description,
  questions: survey.questions,
  earlier_questions: survey.earlierQuestions,
  is_answered: survey.responsesCount > 0,
})

export const viewResponse = ({
  response,
  student,
}: {
  response: ResponseRecord
  student: SurveyResponse['student']
}): SurveyResponse => ({
  id: response.id,
  responded_at: response.createdAt.toISOString(),
  student,
  answers: response.answers,
})
