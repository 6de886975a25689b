import { Link } from 'react-router'
import { Callout } from '#kit/feedback/Callout.tsx'
import { Prose } from '#kit/layouts/Prose.tsx'
import { textOf } from '#kit/text/text-of.ts'

const useOlderText = textOf(
  () => import('./messages/older-en.ts'),
  () => import('./messages/older-pl.ts'),
)

/** Over a legal text that is in force no more. */
export function OlderVersion({ version, newest }: { version: number; newest: string }) {
  const text = useOlderText()
  return (
    <Prose>
      <Callout tone="caution">
        {text('olderVersion', { version })} <Link to={newest}>{text('newestVersion')}</Link>
      </Callout>
    </Prose>
  )
}
