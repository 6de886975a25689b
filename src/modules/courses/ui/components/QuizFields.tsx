import type { FieldsProps } from '#modules/content/ui/screen-type.ts'
import { QuestionFields } from '#modules/questions/ui/QuestionFields.tsx'
import { boundTo } from '#kit/fields/bound-to.ts'
import { TextField } from '#kit/fields/TextField.tsx'
import { useCoursesText } from '../use-text.ts'
import type { QuizDraft } from './quiz-draft.ts'

export function QuizFields({ draft, onChange }: FieldsProps<QuizDraft>) {
  const text = useCoursesText()
  const { typed } = draft
  const change = (part: Partial<typeof typed>) => onChange({ ...draft, typed: { ...typed, ...part } })
  return (
    <>
      <QuestionFields draft={typed} name="block.question" onChange={change} isGraded={false} />
      <TextField
        {...boundTo(typed, change).digits('points', 'block.points')}
        label={text('points')}
        required
        maxLength={3}
      />
    </>
  )
}
