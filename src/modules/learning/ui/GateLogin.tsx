import { Link } from 'react-router'
import { useLearningText } from './use-text.ts'

/** For those who have the course but have not signed in. */
export function GateLogin({ to }: { to: string }) {
  const text = useLearningText()
  return (
    <p>
      {text('alreadyHave')} <Link to={to}>{text('logIn')}</Link>
    </p>
  )
}
