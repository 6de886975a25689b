import type { Course, PanelSurvey, SurveyInput } from '../contract.ts'

/** A survey while it is edited: its course is shown by its title. */
export interface SurveyDraft extends Omit<SurveyInput, 'course_id'> {
  course: Course | null
}

/** What the editor begins with. */
export const surveyValues = (survey: PanelSurvey | null): SurveyDraft =>
  survey
    ? {
        title: survey.title,
        description: survey.description,
        questions: survey.questions,
        shown_on: survey.shown_on,
        course: survey.course,
        audience: survey.audience,
      }
    : { title: '', description: '', questions: [], shown_on: 'everywhere', course: null, audience: 'everyone' }

export const surveyInput = ({ course, ...draft }: SurveyDraft): SurveyInput => ({
  ...draft,
  course_id: course?.id ?? null,
})

export const surveyDraft = (id: string | undefined): string => `survey-editor:${id ?? 'new'}`
