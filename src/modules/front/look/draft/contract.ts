import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { Done, Time } from '#platform/contract/shapes.ts'
import { Appearance, ChosenLook } from '../contract.ts'

/** How the school's pages are to look next; null: as they do. */
export const LookDraft = z.object({
  draft: Appearance.extend({
    /** counts its changes */
    version: z.int(),
    /** of the look that is to be replaced: another one means that something was published meanwhile */
    look_version: z.int(),
    changed_at: Time,
    /** null: their account is gone */
    changed_by: z.string().nullable(),
  }).nullable(),
})
export type KeptDraft = NonNullable<z.output<typeof LookDraft>['draft']>

export const getLookDraft = endpoint('GET /json/home/settings/look/draft', {
  summary: 'The look that the admins of the school have in hand, which nobody else sees',
  access: 'admin',
  right: 'change-settings',
  answer: LookDraft,
})

export const keepLookDraft = endpoint('PUT /home/settings/look/draft', {
  summary: 'Keep how the look is to be next; visitors see nothing of it until it is published',
  access: 'admin',
  right: 'change-settings',
  refuses: [409],
  // It is kept with each choice. What comes of it is in the list: that a look was published.
  audit: 'never',
  changes: 'own',
  body: ChosenLook.extend({
    /** the one that was changed; 0 where there was none */
    version: z.int().min(0),
    /** the published look that was changed */
    look_version: z.int().min(1),
  }),
  answer: LookDraft,
})

export const discardLookDraft = endpoint('POST /home/settings/look/draft/discard', {
  summary: 'Give the draft of the look up',
  access: 'admin',
  right: 'change-settings',
  refuses: [409],
  audit: 'never',
  changes: 'own',
  body: z.object({ version: z.int().min(1) }),
  answer: Done,
})
