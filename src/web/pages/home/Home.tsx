import { useRouteLoaderData } from 'react-router'
import type { loader } from '../../root.tsx'

export const headers = () => ({ 'cache-control': 'public, max-age=0, s-maxage=30, stale-while-revalidate=30' })

export default function Home() {
  const root = useRouteLoaderData<typeof loader>('root')
  return <h1>{root?.school?.name}</h1>
}
