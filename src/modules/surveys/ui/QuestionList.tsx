import { Plus } from 'lucide-react'
import { Button } from '#kit/actions/Button.tsx'
import common from '#kit/common.module.css'
import { FieldErrors } from '#kit/fields/FieldErrors.tsx'
import { type FormErrors, useFormValue } from '#kit/forms/form-context.ts'
import { SortableList } from '#kit/lists/SortableList.tsx'
import lists from '#kit/lists/lists.module.css'
import type { Question } from '../contract.ts'
import { QUESTIONS_MAX } from '../vocabulary.ts'
import styles from './panel.module.css'
import { QuestionLine } from './QuestionLine.tsx'
import { useSurveysText } from './use-surveys-text.ts'

interface QuestionListProps {
  questions: Question[]
  onEdit: (question: Question) => void
  onChange: (questions: Question[]) => void
}

const aNewQuestion = (): Question => ({
  id: crypto.randomUUID(),
  title: '',
  type: 'text',
  inputType: 'text',
  placeholder: '',
  required: false,
  options: [],
})

export function QuestionList({ questions, onEdit, onChange }: QuestionListProps) {
  const text = useSurveysText()
  const errors = useFormValue()?.errors ?? {}
  const nameOf = (question: Question) => question.title || text('separator')
  return (
    <section aria-labelledby="survey-questions" className={`${lists.sorted} ${styles.questions}`}>
      <h2 id="survey-questions">{text('questions')}</h2>
      <FieldErrors id="questions-errors" errors={errors['questions'] ?? []} />
      {questions.length === 0 ? (
        <p className={common.note}>{text('noQuestions')}</p>
      ) : (
        <SortableList
          items={questions}
          itemId={({ id }) => id}
          itemName={nameOf}
          onReorder={(ids) => onChange(ids.map((id) => questions.find((question) => question.id === id)!))}
        >
          {(question) => (
            <QuestionLine
              question={question}
              name={nameOf(question)}
              errors={errorsOf(errors, questions.indexOf(question))}
              onEdit={() => onEdit(question)}
              onRemove={() => onChange(questions.filter(({ id }) => id !== question.id))}
            />
          )}
        </SortableList>
      )}
      {questions.length < QUESTIONS_MAX && (
        <div>
          <Button icon={<Plus />} onClick={() => onEdit(aNewQuestion())}>
            {text('addQuestion')}
          </Button>
        </div>
      )}
    </section>
  )
}

const errorsOf = (errors: FormErrors, index: number): string[] =>
  Object.entries(errors).flatMap(([field, messages]) => (field.startsWith(`questions.${index}.`) ? messages : []))
