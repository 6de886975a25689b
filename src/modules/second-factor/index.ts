export { hasSecondFactor } from './second-factors.ts'
