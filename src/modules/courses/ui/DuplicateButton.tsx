import { Copy } from 'lucide-react'
import { Suspense, useState } from 'react'
import { Button } from '#kit/actions/Button.tsx'
import { useWords } from '#kit/text/text-of.ts'
import { onDemand } from '#kit/on-demand.ts'
import { courseKindWords } from './kind-words.ts'

const DuplicateDialog = onDemand(async () => (await import('./DuplicateDialog.tsx')).DuplicateDialog)

interface DuplicateButtonProps {
  product: { id: string; title: string }
  /** of a row: one of several that say the same, so that each is read aloud with its course */
  look?: 'quiet'
}

/** Asks where a copy of a course goes, and leads to it. */
export function DuplicateButton({ product, look }: DuplicateButtonProps) {
  const text = useWords(courseKindWords)
  const [isAsking, setAsking] = useState(false)
  return (
    <>
      <Button
        icon={<Copy />}
        {...(look && { look, 'aria-label': text('duplicateCourse', product) })}
        onClick={() => setAsking(true)}
      >
        {text('duplicate')}
      </Button>
      {isAsking && (
        <Suspense>
          <DuplicateDialog product={product} onClose={() => setAsking(false)} />
        </Suspense>
      )}
    </>
  )
}
