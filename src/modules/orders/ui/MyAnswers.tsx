import { Answers } from '#modules/fields/ui/Answers.tsx'
import type { MyOrder } from '../contract.ts'
import { useMyOrdersText } from './text.ts'
import styles from './my-answers.module.css'

/** What its buyer answered at the checkout, folded away. */
export function MyAnswers({ order: { number, answers } }: { order: Pick<MyOrder, 'number' | 'answers'> }) {
  const text = useMyOrdersText()
  return (
    <details className={styles.fold}>
      <summary aria-label={text('answersOf', { number })}>{text('answers')}</summary>
      <dl className={styles.answers}>
        <Answers answers={answers} />
      </dl>
    </details>
  )
}
