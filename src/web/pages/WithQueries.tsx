import { Outlet } from 'react-router'
import { Queries } from '#kit/api/Queries.tsx'

/** Around the pages that keep asking: everything behind a login. Visitors' pages stay outside and light. */
export default function WithQueries() {
  return (
    <Queries>
      <Outlet />
    </Queries>
  )
}
