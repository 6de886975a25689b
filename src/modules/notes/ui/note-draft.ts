/** What is being written, and the second of the video it began at. */
export interface NoteDraft {
  note: string
  at: number | null
}

const EMPTY: NoteDraft = { note: '', at: null }

/** From what a browser kept; anything else that is found there is no draft. */
export function draftIn(kept: string): NoteDraft {
  try {
    const { note, at } = JSON.parse(kept || '{}') as Partial<NoteDraft>
    return typeof note === 'string' ? { note, at: typeof at === 'number' ? at : null } : EMPTY
  } catch {
    return EMPTY
  }
}

/** An empty draft is none. */
export const keptAs = (draft: NoteDraft): string => (draft.note === '' ? '' : JSON.stringify(draft))
