import type { FailureCode } from './failure.ts'
import type { Rendition } from './measure-rendition.ts'

export interface TranscodeJob {
  source: string
  directory: string
  threads: number
  maxSeconds: number
}

/** Of pieces of a film, each opened for one frame. */
export interface FramesJob {
  directory: string
  frames: { source: string; second: number; to: string }[]
}

/** What the child process tells its parent. */
export type ChildMessage =
  | { type: 'memory'; bytes: number }
  | { type: 'progress'; fraction: number }
  | { type: 'poster' }
  | { type: 'rendition'; rendition: Rendition }
  | { type: 'done'; width: number; height: number }
  | { type: 'failed'; code: FailureCode; detail: string }
