import { Link } from 'react-router'
import { useMay } from '#kit/api/use-may.ts'

/** Leads to who they are, whoever may see that. */
export function BuyerName({ buyer: { id, name } }: { buyer: { id: string; name: string } }) {
  return useMay()('see-students') ? <Link to={`/home/students/${id}`}>{name}</Link> : <span>{name}</span>
}
