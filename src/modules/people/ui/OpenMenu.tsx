import { useId } from 'react'
import { useFormToken } from '#kit/forms/form-token.ts'
import type { KnownViewer } from '#kit/api/ViewerProvider.tsx'
import { Avatar } from '#kit/identity/Avatar.tsx'
import { WayTo } from '#kit/navigation/ways.tsx'
import { LogoutForm } from './LogoutForm.tsx'
import styles from './account-menu.module.css'
import { useMenuText } from './menu-text.ts'

const PLACES = {
  student: [{ to: '/my', label: 'myCourses' }],
  admin: [
    { to: '/home', label: 'panel' },
    { to: '/my', label: 'myCourses' },
  ],
  operator: [{ to: '/operator', label: 'schools' }],
} as const

/** Where the signed-in person can go, and the way out. */
export function OpenMenu({ viewer }: { viewer: KnownViewer }) {
  const text = useMenuText()
  const id = useId()
  const token = useFormToken()
  return (
    <>
      <button
        type="button"
        popoverTarget={id}
        aria-label={viewer.name ? text('accountOf', { name: viewer.name }) : text('account')}
        className={styles.opener}
      >
        <Avatar key={viewer.id} id={viewer.id} name={viewer.name} image={viewer.avatar} />
      </button>
      <div id={id} popover="auto" className={styles.menu}>
        <p className={styles.name}>{viewer.name}</p>
        <nav aria-label={text('account')} className={styles.places}>
          {PLACES[viewer.role].map(({ to, label }) => (
            <WayTo key={to} to={to} className={styles.place}>
              {text(label)}
            </WayTo>
          ))}
          {viewer.role !== 'operator' && viewer.adminRole !== 'operator' && (
            <WayTo to="/my/account" className={styles.place}>
              {text('account')}
            </WayTo>
          )}
        </nav>
        <LogoutForm token={token} className={styles.place} />
      </div>
    </>
  )
}
