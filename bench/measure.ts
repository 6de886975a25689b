import type { House } from './house/open-house.ts'

export interface Row {
  work: string
  measured: string
  baseline: string
  ratio: string
  promise: string
  isKept: boolean
  rounds: string
}

export interface Measure {
  name: string
  run(house: House): Promise<Row[]>
}
