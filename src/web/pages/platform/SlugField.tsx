import { useQuery } from '@tanstack/react-query'
import { ApiProblem } from '#platform/contract/client.ts'
import { checkSlug } from '#modules/people/platform/contract.ts'
import { useApi } from '#kit/api/ApiProvider.tsx'
import { TextField } from '#kit/fields/TextField.tsx'
import { usePlatformText } from './text.ts'
import { useSettled } from '#kit/forms/use-settled.ts'

interface SlugFieldProps {
  slug: string
  /** the platform's host, which the address ends with */
  host: string
  onChange: (slug: string) => void
}

const PAUSE = 350

/** Says while it is typed whether a school can have the address. */
export function SlugField({ slug, host, onChange }: SlugFieldProps) {
  const text = usePlatformText()
  const api = useApi()
  const typed = slug.trim().toLowerCase()
  const settled = useSettled(typed, PAUSE)
  const check = useQuery({
    queryKey: ['slug', settled],
    queryFn: () => api.call(checkSlug, { slug: settled }),
    enabled: settled.length > 0,
    retry: false,
  })
  const address = `${typed}.${host}`
  const isJudged = typed !== '' && settled === typed && !check.isFetching
  const refused = check.error instanceof ApiProblem ? check.error.fields['slug'] : undefined
  const taken = check.data?.is_free === false ? [text('addressTaken', { address })] : undefined
  const found = isJudged ? (refused ?? taken) : undefined
  const help = typed === '' || found ? 'addressHelp' : isJudged ? 'addressFree' : 'addressChecking'
  return (
    <TextField
      name="slug"
      label={text('address')}
      help={text(help, { address })}
      value={slug}
      onChange={(event) => onChange(event.currentTarget.value)}
      autoCapitalize="none"
      spellCheck={false}
      autoComplete="off"
      {...(found ? { errors: found } : {})}
    />
  )
}
