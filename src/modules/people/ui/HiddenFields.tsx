import { useHere } from '#kit/navigation/ways.tsx'

/** What a form without scripts needs: its token, and the page to come back to when something is wrong. */
export function HiddenFields({ token, next }: { token: string | null; next?: string | undefined }) {
  const { pathname, search } = useHere()
  return (
    <>
      <input type="hidden" name="_token" defaultValue={token ?? ''} />
      <input type="hidden" name="_from" defaultValue={pathname + search} />
      {next && <input type="hidden" name="next" defaultValue={next} />}
    </>
  )
}
