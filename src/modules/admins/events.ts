import { z } from 'zod'
import { event } from '#platform/events/event.ts'
import { ADMIN_ROLES } from '#platform/rights.ts'

/** Somebody is to get a link by which they become an admin, for the first time or again. */
export const adminInvited = event('admins.admin-invited', z.object({ invitation_id: z.uuid(), sending: z.int() }))

export const adminJoined = event('admins.admin-joined', z.object({ person_id: z.uuid(), role: z.enum(ADMIN_ROLES) }))

/** By another admin; `role` is null where it was taken away. */
export const adminRoleChanged = event(
  'admins.admin-role-changed',
  z.object({ person_id: z.uuid(), role: z.enum(ADMIN_ROLES).nullable(), by_id: z.uuid() }),
)
