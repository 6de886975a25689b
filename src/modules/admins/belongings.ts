import { type Belonging, moved } from '#modules/people/index.ts'
import { adminInvitations } from './invitations/tables.ts'

export const adminBelongings: Belonging[] = [moved(adminInvitations.invitedById)]
