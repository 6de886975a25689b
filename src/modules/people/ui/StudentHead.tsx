import type { ReactNode } from 'react'
import { DateText } from '#kit/figures/DateText.tsx'
import { Avatar } from '#kit/identity/Avatar.tsx'
import type { StudentProfile } from '../contract.ts'
import styles from './people.module.css'
import { usePeopleText } from './text.ts'

/** Who a student is, for admins, and what can be done about it. */
export function StudentHead({ student, actions }: { student: StudentProfile; actions?: ReactNode }) {
  const text = usePeopleText()
  const { id, name, avatar, email, created_at: at } = student
  return (
    <header className={styles.studentHead}>
      <Avatar id={id} name={name} image={avatar} size={64} />
      <div>
        <h1>{name}</h1>
        <p className={styles.studentFacts}>
          <a href={`mailto:${email}`}>{email}</a>
          <span>
            {text('studentSince')} <DateText at={at} />
          </span>
        </p>
      </div>
      {actions && <div className={styles.studentActions}>{actions}</div>}
    </header>
  )
}
