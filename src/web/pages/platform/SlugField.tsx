import { useQuery } from '@tanstack/react-query'
import { ApiProblem } from '#platform/contract/client.ts'
import { checkSlug } from '#modules/people/platform/contract.ts'
import { useApi } from '#web/kit/api/ApiProvider.tsx'
import { TextField } from '#web/kit/fields/TextField.tsx'
import { usePlatformText } from './text.ts'
import { useSettled } from './use-settled.ts'

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
  const settled = useSettled(slug.trim().toLowerCase(), PAUSE)
  const check = useQuery({
    queryKey: ['slug', settled],
    queryFn: () => api.call(checkSlug, { slug: settled }),
    enabled: settled.length > 0,
    retry: false,
  })
  const address = `${settled}.${host}`
  const said = settled === '' ? undefined : check.data?.is_free ? text('addressFree', { address }) : undefined
  const refused = check.error instanceof ApiProblem ? check.error.fields['slug'] : undefined
  const taken = check.data && !check.data.is_free ? [text('addressTaken', { address })] : undefined
  const found = settled === '' ? undefined : (refused ?? taken)
  return (
    <TextField
      name="slug"
      label={text('address')}
      help={said ?? (check.isFetching ? text('addressChecking', { address }) : text('addressHelp'))}
      value={slug}
      onChange={(event) => onChange(event.currentTarget.value)}
      autoCapitalize="none"
      spellCheck={false}
      autoComplete="off"
      {...(found ? { errors: found } : {})}
    />
  )
}
