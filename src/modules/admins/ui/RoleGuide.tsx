import common from '#kit/common.module.css'
import { Section } from '#kit/layouts/Section.tsx'
import { ADMIN_ROLES, type AdminRole, RIGHTS, rolesWith } from '#platform/rights.ts'
import styles from './admins.module.css'
import { useAdminsText } from './use-text.ts'

/** What each role may, said from the same table by which calls are let in. */
export function RoleGuide() {
  const text = useAdminsText()
  return (
    <Section title={text('whatRoles')}>
      <div className={styles.roles}>
        {ADMIN_ROLES.map((role) => (
          <section key={role} className={styles.role}>
            <h3>{text(role)}</h3>
            <p className={common.note}>{text(`${role}Text`)}</p>
            {role === 'owner' && <p>{text('everythingElse')}</p>}
            <ul>
              {rightsShownFor(role).map((right) => (
                <li key={right}>{text(right)}</li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </Section>
  )
}

/** Of an owner, what nobody else may. */
const rightsShownFor = (role: AdminRole) =>
  RIGHTS.filter((right) => {
    const roles = rolesWith(right)
    return roles.includes(role) && (role !== 'owner' || roles.length === 1)
  })
