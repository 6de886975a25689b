/** What became of a form that was sent without scripts, for the page that is shown next. */
export interface FormOutcome {
  /** the page it is meant for */
  path: string
  isRefused: boolean
  message: string
  errors: Record<string, string[]>
  /** what was typed, without secrets */
  values: Record<string, string>
}
