import common from '#kit/common.module.css'
import { RelativeTime } from '#kit/figures/RelativeTime.tsx'
import { type Column, column } from '#kit/lists/columns.ts'
import type { FailingMail } from '../failing/contract.ts'
import { useFailingText } from './text.ts'

/** To whom a mail is, about what, what was said to it and when it was written. */
export function useFailingColumns(): [Column<FailingMail>, ...Column<FailingMail>[]] {
  const text = useFailingText()
  const saidOf = ({ failure }: FailingMail) =>
    failure === null ? <span className={common.soft}>{text('notTried')}</span> : <span dir="auto">{failure}</span>
  return [
    column(text('to'), ({ to }) => to),
    column(text('subject'), subjectOf),
    column(text('said'), saidOf),
    column(text('written'), writtenAt),
  ]
}

const subjectOf = ({ subject }: FailingMail) => <span dir="auto">{subject}</span>
const writtenAt = ({ created_at: at }: FailingMail) => <RelativeTime at={at} />
