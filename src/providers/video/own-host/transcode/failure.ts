export type FailureCode = 'unreadable' | 'too-long' | 'out-of-memory' | 'timed-out'

/** The file cannot become a video within the limits: trying again would end the same way. */
export class TranscodeFailed extends Error {
  readonly code: FailureCode
  readonly retryable = false
  constructor(code: FailureCode, detail: string) {
    super(`${code}: ${detail}`)
    this.code = code
  }
}

/** The transcode was killed from outside; the same file may be tried again from the start. */
export class TranscodeInterrupted extends Error {
  readonly code = 'interrupted'
  readonly retryable = true
}
