import { Link } from 'react-router'
import { useGateText } from './use-gate-text.ts'

/** For those who have the course but have not signed in. */
export function GateLogin({ to }: { to: string }) {
  const text = useGateText()
  return (
    <p>
      {text('alreadyHave')} <Link to={to}>{text('logIn')}</Link>
    </p>
  )
}
