import type { LetterParts } from '#modules/mails/index.ts'
import type { Reactions } from '#platform/jobs/reactions.ts'
import { tellFirstStudent } from './admin-mails/tell-first-student.ts'
import { passwordChanged, passwordResetRequested, studentRegistered } from './events.ts'
import { writeChangedLetter } from './write-changed-letter.ts'
import { writeResetLetter } from './write-reset-letter.ts'

export function peopleReactions(reactions: Reactions, parts: LetterParts): void {
  reactions.on(passwordResetRequested, 'notifications.send-reset-link', (ctx, event) =>
    writeResetLetter(ctx, event, parts),
  )
  reactions.on(passwordChanged, 'people.tell-of-changed-password', (ctx, event) =>
    writeChangedLetter(ctx, event, parts),
  )
  reactions.on(studentRegistered, 'people.tell-of-first-student', (ctx, { payload }) =>
    tellFirstStudent(ctx, payload, parts),
  )
}
