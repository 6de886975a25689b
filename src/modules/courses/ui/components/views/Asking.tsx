import { Choosing } from './Choosing.tsx'
import { NumberEntry } from './NumberEntry.tsx'
import { Typing } from './Typing.tsx'
import type { Watched } from './watched.ts'

type Asked = 'text_line' | 'text_area' | 'number' | 'checklist' | 'drop_down' | 'single_choice' | 'multi_choice'

/** What a student answers in words, by a number or by choosing. */
export function Asking({ component }: { component: Watched<Asked> }) {
  switch (component.type) {
    case 'text_line':
    case 'text_area':
      return <Typing {...component} />
    case 'number':
      return <NumberEntry {...component} />
    default:
      return <Choosing {...component} />
  }
}
