import { Outlet } from 'react-router'
import { Failure } from '#web/shell/Failure.tsx'
import { statusOf } from '#web/shell/status-of.ts'
import type { Route } from './+types/PanelPage.ts'

/** What stands beside the panel's navigation, which stays when a page is not there or fails. */
export default function PanelPage() {
  return <Outlet />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <Failure status={statusOf(error)} home={{ to: '/home', label: 'goToDashboard' }} />
}
