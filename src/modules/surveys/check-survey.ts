import { requireOfKind } from '#modules/catalog/index.ts'
import type { Ctx } from '#platform/context.ts'
import { InvalidFields, invalidField } from '#platform/refusal.ts'
import type { SurveyInput } from './contract.ts'
import { hasOptions, questionErrors } from './policy.ts'

/** What is kept of an input that makes sense. @throws InvalidFields, NotFound for a course that is not the school's */
export async function checkSurvey(ctx: Ctx, input: SurveyInput) {
  const errors = questionErrors(input.questions)
  if (Object.keys(errors).length > 0) throw new InvalidFields(errors)
  const isOfOneCourse = input.shown_on === 'one_course'
  if (isOfOneCourse && input.course_id === null) throw invalidField('course_id', 'validation.required')
  if (input.course_id !== null) await requireOfKind(ctx, 'course', input.course_id)
  return {
    title: input.title,
    description: input.description,
    questions: input.questions.map((question) => ({
      ...question,
      inputType: question.type === 'text' ? question.inputType : ('text' as const),
      options: hasOptions(question) ? question.options : [],
      required: question.type !== 'separator' && question.required,
    })),
    shownOn: input.shown_on,
    courseId: isOfOneCourse ? input.course_id : null,
    audience: input.audience,
  }
}
