import { Link, useLocation, useNavigate } from 'react-router'
import type { Ways } from './ways.tsx'

export const byRouter: Ways = {
  useHere: useLocation,
  useGoTo() {
    const navigate = useNavigate()
    return (address, message) => navigate(address, message === undefined ? {} : { state: { message } })
  },
  useMessage: () => (useLocation().state as { message?: string } | null)?.message,
  Link,
}
