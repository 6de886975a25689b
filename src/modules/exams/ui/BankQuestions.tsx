import { ArrowRightLeft, Copy, Pencil, Plus, Trash2 } from 'lucide-react'
import { Button } from '#kit/actions/Button.tsx'
import { IconButton } from '#kit/actions/IconButton.tsx'
import common from '#kit/common.module.css'
import inner from '#kit/inner.module.css'
import lists from '#kit/lists/lists.module.css'
import { SortableList } from '#kit/lists/SortableList.tsx'
import { Menu } from '#kit/overlays/Menu.tsx'
import { summaryOf } from '#modules/questions/ui/question-draft.ts'
import { useQuestionEditorText } from '#modules/questions/ui/use-editor-text.ts'
import type { ExamBank, ExamQuestion } from '../contract.ts'
import styles from './exam-editor.module.css'
import { useExamPanelText } from './panel-text.ts'

interface BankQuestionsProps {
  bank: ExamBank
  name: string
  /** false of the only one, while all of it is asked */
  isNamed: boolean
  others: { bank: ExamBank; name: string }[]
  onAdd: () => void
  onEdit: (question: ExamQuestion) => void
  onDuplicate: (question: ExamQuestion) => void
  onRemove: (question: ExamQuestion) => void
  onOrder: (ids: string[]) => void
  onMove: (question: ExamQuestion, to: ExamBank) => void
  onEditBank: () => void
  onDeleteBank: () => void
}

/** The questions of a bank, in order, and how many of them are asked. */
export function BankQuestions(props: BankQuestionsProps) {
  const text = useExamPanelText()
  const { bank, name, isNamed, others, onAdd, onOrder, onEditBank, onDeleteBank } = props
  const { draws, questions } = bank
  const count = questions.length
  return (
    <div className={common.stack}>
      <div className={inner.ends}>
        <div className={common.closeStack}>
          {isNamed && <h3>{name}</h3>}
          <span className={common.note}>
            {draws === null
              ? text('drawnAll')
              : text(draws > count ? 'drawsTooMany' : 'drawn', { count: Math.min(draws, count) })}
          </span>
        </div>
        <span className={common.row}>
          <IconButton label={text('editBank', { name })} icon={<Pencil />} onClick={onEditBank} />
          {count === 0 && others.length > 0 && (
            <IconButton label={text('deleteBank', { name })} icon={<Trash2 />} onClick={onDeleteBank} />
          )}
        </span>
      </div>
      {count > 0 && (
        <div className={lists.sorted}>
          <SortableList items={questions} itemId={({ id }) => id} itemName={nameOf} onReorder={onOrder}>
            {(question) => <QuestionRow {...props} question={question} />}
          </SortableList>
        </div>
      )}
      <div>
        <Button icon={<Plus />} onClick={onAdd}>
          {text('addQuestion')}
        </Button>
      </div>
    </div>
  )
}

const nameOf = ({ question }: ExamQuestion): string => summaryOf(question)

function QuestionRow({ question, others, ...on }: BankQuestionsProps & { question: ExamQuestion }) {
  const text = useExamPanelText()
  const typeText = useQuestionEditorText()
  const name = nameOf(question)
  return (
    <div className={styles.row}>
      <span className={inner.names}>
        <span>{name}</span>
        <small>{`${typeText(question.question.answer_type)} · ${text('pointsCount', { count: question.points })}`}</small>
      </span>
      <span className={styles.acts}>
        {others.length > 0 && (
          <Menu
            label={text('moveTo', { name })}
            icon={<ArrowRightLeft />}
            items={others.map(({ bank, name: to }) => ({ label: to, onSelect: () => on.onMove(question, bank) }))}
          />
        )}
        <IconButton label={text('edit', { name })} icon={<Pencil />} onClick={() => on.onEdit(question)} />
        <IconButton label={text('duplicate', { name })} icon={<Copy />} onClick={() => on.onDuplicate(question)} />
        <IconButton label={text('remove', { name })} icon={<Trash2 />} onClick={() => on.onRemove(question)} />
      </span>
    </div>
  )
}
