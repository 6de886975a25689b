import type { Ctx } from '#platform/context.ts'
import { newId } from '#platform/ids.ts'
import type { PanelSurvey, Question, SurveyInput } from './contract.ts'
import { openSurvey } from './open-survey.ts'
import { storeSurvey } from './store-survey.ts'

export const aQuestion = (given: Partial<Question> = {}): Question => ({
  id: newId(),
  title: 'Skąd o nas wiesz?',
  type: 'text',
  inputType: 'text',
  placeholder: '',
  required: false,
  options: [],
  ...given,
})

export const someOptions = (...labels: string[]) => labels.map((label) => ({ label, value: label.toLowerCase() }))

/** An open survey of one question, shown everywhere and to everyone, unless said otherwise. */
export async function aSurvey(ctx: Ctx, given: Partial<SurveyInput> = {}): Promise<PanelSurvey> {
  const { survey } = await storeSurvey(ctx, {
    title: 'Dwie minuty',
    description: 'Pomóż nam uczyć lepiej.',
    questions: [aQuestion()],
    shown_on: 'everywhere',
    course_id: null,
    audience: 'everyone',
    ...given,
  })
  return (await openSurvey(ctx, survey)).survey
}
