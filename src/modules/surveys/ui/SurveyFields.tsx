import type { Answers, Question } from '../contract.ts'
import { SurveyField } from './SurveyField.tsx'

interface SurveyFieldsProps {
  questions: Question[]
  answers: Answers
  onChange: (part: Answers) => void
}

export function SurveyFields({ questions, answers, onChange }: SurveyFieldsProps) {
  return questions.map((question) => (
    <SurveyField
      key={question.id}
      question={question}
      answer={answers[question.id] ?? ''}
      onAnswer={(answer) => onChange({ [question.id]: answer })}
    />
  ))
}
