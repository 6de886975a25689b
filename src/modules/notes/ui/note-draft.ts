/** What is being written, and the second of the video it began at. */
export interface NoteDraft {
  note: string
  at: number | null
  /** the same however often it is sent; none before something was written */
  key?: string | undefined
}

const EMPTY: NoteDraft = { note: '', at: null }

/** From what a browser kept; anything else that is found there is no draft. */
export function draftIn(kept: string): NoteDraft {
  try {
    const { note, at, key } = JSON.parse(kept || '{}') as Partial<NoteDraft>
    if (typeof note !== 'string') return EMPTY
    return { note, at: typeof at === 'number' ? at : null, ...(typeof key === 'string' && { key }) }
  } catch {
    return EMPTY
  }
}

/** An empty draft is none. */
export const keptAs = (draft: NoteDraft): string => (draft.note === '' ? '' : JSON.stringify(draft))
