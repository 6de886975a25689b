import { Queries } from '#kit/api/Queries.tsx'
import { SearchModal } from './SearchModal.tsx'

/** The search with what it needs to ask: fetched when it is first opened. */
export function SearchDialog({ onClose }: { onClose: () => void }) {
  return (
    <Queries>
      <SearchModal onClose={onClose} />
    </Queries>
  )
}
