import type { Reactions } from '#platform/jobs/reactions.ts'
import { passwordResetRequested } from './events.ts'
import { type ResetLetterParts, writeResetLetter } from './write-reset-letter.ts'

export function peopleReactions(reactions: Reactions, parts: ResetLetterParts): void {
  reactions.on(passwordResetRequested, 'notifications.send-reset-link', (ctx, event) =>
    writeResetLetter(ctx, event, parts),
  )
}
