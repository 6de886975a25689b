import type { Template } from '../../vocabulary.ts'

/** What is tried on, before it is published. */
export interface LookDraft {
  template: Template
  overlay_color: string
}
