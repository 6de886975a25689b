import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { inPages, pageOf } from '#platform/contract/paging.ts'
import { Done, Id, Time } from '#platform/contract/shapes.ts'
import { ADMIN_ROLES } from '#platform/rights.ts'

const Admin = z.object({
  id: Id,
  name: z.string(),
  email: z.string(),
  role: z.enum(ADMIN_ROLES),
  /** null when no browser is signed in any more */
  last_seen_at: Time.nullable(),
  has_second_factor: z.boolean(),
})
export type Admin = z.output<typeof Admin>
const AdminPage = pageOf(Admin)
export type AdminPage = z.output<typeof AdminPage>

export const listAdmins = endpoint('GET /json/home/settings/admins', {
  summary: 'The admins of the school with their roles, the newest first',
  access: 'admin',
  right: 'see-admins',
  ...inPages(AdminPage),
})

export const changeAdminRole = endpoint('PUT /home/settings/admins/:adminId', {
  summary: 'Give an admin another role; a school keeps an owner',
  access: 'admin',
  right: 'change-admins',
  refuses: [409],
  body: z.object({
    role: z.enum(ADMIN_ROLES),
    /** the one they have as far as whoever asks knows */
    previous_role: z.enum(ADMIN_ROLES),
  }),
  answer: z.object({ admin: Admin }),
})

export const removeAdmin = endpoint('DELETE /home/settings/admins/:adminId', {
  summary:
    'Take the role of an admin away, one’s own too; their account stays as students have it. A school keeps an owner',
  access: 'admin',
  right: 'change-admins',
  refuses: [409],
  answer: Done,
})
