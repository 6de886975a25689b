import type { LetterParts } from '#modules/mails/index.ts'
import type { Reactions } from '#platform/jobs/reactions.ts'
import { tellFirstStudent } from './admin-mails/tell-first-student.ts'
import { writeChangeLetters, writeEmailChanged } from './email-change/write-change-letters.ts'
import { emailChangeAsked, emailChanged, passwordChanged, passwordResetRequested, studentRegistered } from './events.ts'
import { writeChangedLetter } from './write-changed-letter.ts'
import { writeResetLetter } from './write-reset-letter.ts'

export function peopleReactions(reactions: Reactions, parts: LetterParts): void {
  reactions.on(passwordResetRequested, 'notifications.send-reset-link', (ctx, event) =>
    writeResetLetter(ctx, event, parts),
  )
  reactions.on(passwordChanged, 'people.tell-of-changed-password', (ctx, event) =>
    writeChangedLetter(ctx, event, parts),
  )
  reactions.on(emailChangeAsked, 'people.mail-email-change', (ctx, { payload }) =>
    writeChangeLetters(ctx, payload, parts),
  )
  reactions.on(emailChanged, 'people.tell-of-changed-email', (ctx, { payload }) =>
    writeEmailChanged(ctx, payload, parts),
  )
  reactions.on(studentRegistered, 'people.tell-of-first-student', (ctx, { payload }) =>
    tellFirstStudent(ctx, payload, parts),
  )
}
