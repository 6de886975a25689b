import type { LetterParts } from '#modules/mails/index.ts'
import type { Reactions } from '#platform/jobs/reactions.ts'
import { secondFactorChanged } from './events.ts'
import { writeOfSecondFactor } from './write-of-second-factor.ts'

export const secondFactorReactions = (reactions: Reactions, parts: LetterParts): void =>
  reactions.on(secondFactorChanged, 'second-factor.tell-of-change', (ctx, event) =>
    writeOfSecondFactor(ctx, event, parts),
  )
