import { type MessageParams, Refusal } from '#platform/refusal.ts'

export class CourseFull extends Refusal {
  readonly status = 409
  readonly code: string
  override readonly params: MessageParams

  constructor(code: string, max: number) {
    super()
    this.code = code
    this.params = { max }
  }
}
