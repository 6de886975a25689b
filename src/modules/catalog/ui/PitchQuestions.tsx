import { X } from 'lucide-react'
import { Button } from '#kit/actions/Button.tsx'
import { IconButton } from '#kit/actions/IconButton.tsx'
import common from '#kit/common.module.css'
import { TextArea } from '#kit/fields/TextArea.tsx'
import { TextField } from '#kit/fields/TextField.tsx'
import { MoveButtons } from '#kit/lists/MoveButtons.tsx'
import type { Pitch } from '../pitch/vocabulary.ts'
import { PITCH_ANSWER_MAX, PITCH_QUESTION_MAX, PITCH_QUESTIONS_MAX } from '../vocabulary.ts'
import styles from './catalog.module.css'
import { usePitchText } from './use-pitch-text.ts'

/** With what tells it from the others while they are typed and moved. */
type TypedQuestion = Pitch['questions'][number] & { id: string }

export const withIds = (questions: Pitch['questions']): TypedQuestion[] =>
  questions.map((each, nth) => ({ id: String(nth), ...each }))

const idAfter = (ids: string[]) => String(Math.max(-1, ...ids.map(Number)) + 1)

interface PitchQuestionsProps {
  questions: TypedQuestion[]
  onChange: (questions: TypedQuestion[]) => void
}

/** Questions with their answers, in the order of the page. */
export function PitchQuestions({ questions, onChange }: PitchQuestionsProps) {
  const text = usePitchText()
  const ids = questions.map(({ id }) => id)
  const put = (id: string, part: Partial<TypedQuestion>) =>
    onChange(questions.map((each) => (each.id === id ? { ...each, ...part } : each)))
  return (
    <section className={common.part}>
      <div>
        <h2>{text('questions')}</h2>
        <p className={common.note}>{text('questionsHelp')}</p>
      </div>
      {questions.map(({ id, question, answer }, nth) => {
        const name = question || text('newQuestion')
        return (
          <fieldset key={id} className={styles.question} aria-label={name}>
            <TextField
              name={`questions.${nth}.question`}
              label={text('question')}
              value={question}
              onChange={({ target }) => put(id, { question: target.value })}
              maxLength={PITCH_QUESTION_MAX}
              required
            />
            <TextArea
              name={`questions.${nth}.answer`}
              label={text('answer')}
              value={answer}
              onChange={({ target }) => put(id, { answer: target.value })}
              rows={3}
              limit={PITCH_ANSWER_MAX}
              required
            />
            <div className={common.row}>
              {questions.length > 1 && (
                <MoveButtons
                  ids={ids}
                  index={nth}
                  name={name}
                  onReorder={(order) =>
                    onChange(order.flatMap((each) => questions.find((one) => one.id === each) ?? []))
                  }
                />
              )}
              <IconButton
                label={text('removeQuestion', { question: name })}
                icon={<X />}
                onClick={() => onChange(questions.filter((each) => each.id !== id))}
              />
            </div>
          </fieldset>
        )
      })}
      {questions.length < PITCH_QUESTIONS_MAX ? (
        <div>
          <Button onClick={() => onChange([...questions, { id: idAfter(ids), question: '', answer: '' }])}>
            {text('addQuestion')}
          </Button>
        </div>
      ) : (
        <p className={common.note}>{text('full', { count: PITCH_QUESTIONS_MAX })}</p>
      )}
    </section>
  )
}
