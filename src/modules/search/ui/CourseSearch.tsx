import { FindButton } from '#kit/actions/FindButton.tsx'
import { onDemand } from '#kit/on-demand.ts'

const load = () => import('./SearchDialog.tsx')
const SearchDialog = onDemand(async () => (await load()).SearchDialog)

/** Finds courses from wherever one is. */
export const CourseSearch = ({ label }: { label: string }) => (
  <FindButton label={label} load={load}>
    {(onClose) => <SearchDialog onClose={onClose} />}
  </FindButton>
)
