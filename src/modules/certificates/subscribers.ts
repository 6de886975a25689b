import { accessGranted, accessRevoked } from '#modules/access/events.ts'
import { courseCompleted } from '#modules/learning/events.ts'
import type { LetterParts } from '#modules/mails/index.ts'
import type { Reactions } from '#platform/jobs/reactions.ts'
import { restoreWithAccess, revokeWithAccess } from './earning/follow-access.ts'
import { issueEarned, issueTo } from './earning/issue.ts'
import type { WaysToEarn } from './earning/ways-to-earn.ts'
import {
  certificatesIssued,
  certificatesRenamed,
  certificatesRestored,
  certificatesRevoked,
  ruleChanged,
} from './events.ts'
import { tellHolders } from './telling/tell-holders.ts'

export function certificateReactions(reactions: Reactions, parts: { waysToEarn: WaysToEarn } & LetterParts): void {
  const { waysToEarn } = parts
  reactions.on(courseCompleted, 'certificates.issue', (ctx, { payload }) =>
    issueTo(ctx, { courseId: payload.course_id, personId: payload.person_id }, waysToEarn),
  )
  reactions.on(ruleChanged, 'certificates.issue-earned', (ctx, { payload }) => issueEarned(ctx, payload, waysToEarn))
  reactions.on(accessRevoked, 'certificates.revoke-with-access', (ctx, { payload }) => revokeWithAccess(ctx, payload))
  reactions.on(accessGranted, 'certificates.restore-with-access', (ctx, { payload }) => restoreWithAccess(ctx, payload))
  reactions.on(certificatesIssued, 'certificates.tell-issued', (ctx, { payload }) =>
    tellHolders(ctx, 'issued', payload, parts),
  )
  reactions.on(certificatesRenamed, 'certificates.tell-renamed', (ctx, { payload }) =>
    tellHolders(ctx, 'renamed', payload, parts),
  )
  reactions.on(certificatesRevoked, 'certificates.tell-revoked', (ctx, { payload }) =>
    tellHolders(ctx, 'revoked', payload, parts),
  )
  reactions.on(certificatesRestored, 'certificates.tell-restored', (ctx, { payload }) =>
    tellHolders(ctx, 'restored', payload, parts),
  )
}
