import { hasReachedGoal, whoCompletedSome } from '#modules/learning/index.ts'
import type { WayToEarn } from './ways-to-earn.ts'

export const byCompletion: WayToEarn = {
  way: 'completion',
  candidates: whoCompletedSome,
  isEarned: hasReachedGoal,
}
