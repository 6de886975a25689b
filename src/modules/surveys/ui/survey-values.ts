import type { PanelSurvey, SurveyInput } from '../contract.ts'

/** What the editor begins with. */
export const surveyValues = (survey: PanelSurvey | null): SurveyInput =>
  survey
    ? {
        title: survey.title,
        description: survey.description,
        questions: survey.questions,
        shown_on: survey.shown_on,
        course_id: survey.course?.id ?? null,
        audience: survey.audience,
      }
    : { title: '', description: '', questions: [], shown_on: 'everywhere', course_id: null, audience: 'everyone' }

export const surveyDraft = (id: string | undefined): string => `survey-editor:${id ?? 'new'}`
