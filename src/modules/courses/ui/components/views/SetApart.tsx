import { Code } from './Code.tsx'
import { Embed } from './Embed.tsx'
import { Formula } from './Formula.tsx'
import { Quote } from './Quote.tsx'
import type { Watched } from './watched.ts'

/** What stands apart from the text: a quote, a listing, a formula, the player of another site. */
export function SetApart({ component }: { component: Watched<'quote' | 'code' | 'formula' | 'embed'> }) {
  switch (component.type) {
    case 'quote':
      return <Quote {...component} />
    case 'code':
      return <Code {...component} />
    case 'formula':
      return <Formula {...component} />
    case 'embed':
      return <Embed {...component} />
  }
}
