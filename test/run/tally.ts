export interface Tally {
  passed: number
  failed: number
}
