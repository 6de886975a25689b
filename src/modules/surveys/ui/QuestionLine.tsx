import { Pencil, Trash2 } from 'lucide-react'
import { IconButton } from '#kit/actions/IconButton.tsx'
import common from '#kit/common.module.css'
import { FieldErrors } from '#kit/fields/FieldErrors.tsx'
import type { Question } from '../contract.ts'
import styles from './panel.module.css'
import { useSurveysText } from './use-surveys-text.ts'

interface QuestionLineProps {
  question: Question
  name: string
  errors: string[]
  onEdit: () => void
  onRemove: () => void
}

export function QuestionLine({ question, name, errors, onEdit, onRemove }: QuestionLineProps) {
  const text = useSurveysText()
  const { id, type, inputType, required, options } = question
  const facts = [
    type === 'text' && inputType !== 'text' ? text(`input_${inputType}`) : text(type),
    options.length > 0 && text('optionCount', { count: options.length }),
    required && text('isRequired'),
  ]
  return (
    <div className={styles.question}>
      <div className={styles.questionWords}>
        <span className={styles.questionTitle}>{name}</span>
        <span className={common.note}>{facts.filter(Boolean).join(' · ')}</span>
        <FieldErrors id={`question-${id}-errors`} errors={errors} />
      </div>
      <div className={styles.questionActions}>
        <IconButton label={text('editQuestion', { title: name })} icon={<Pencil />} onClick={onEdit} />
        <IconButton label={text('removeQuestion', { title: name })} icon={<Trash2 />} onClick={onRemove} />
      </div>
    </div>
  )
}
