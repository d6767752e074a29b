import { handlerGroup } from '../../foundation/http/handler.ts'
import { ownAvailability, setAvailability } from '../../foundation/realtime/availability.ts'
import { accept, invitationLink } from './accept.ts'
import { invite, pendingInvitations, resend, withdraw } from './invitations.ts'
import { teamOf } from './queries.ts'
import { changeRole, editMember, removeMember } from './rules.ts'

/** The team of a bot and its invitations. */
export const team = handlerGroup({
  teamList: ({ scope }) => teamOf(scope),
  availabilityGet: ({ scope }) => ownAvailability(scope),
  availabilityUpdate: ({ scope, body }) => setAvailability(scope, body.availability),
  teamInvite: ({ scope, body }) => invite(scope, body.email, body.role_id),
  teamRemove: ({ scope, params }) => removeMember(scope, params.user_id),
  teamRoleUpdate: ({ scope, params, body }) => changeRole(scope, params.user_id, body.role_id),
  teamUserUpdate: ({ scope, params, body: { permissions, area_ids } }) =>
    editMember(scope, params.user_id, { permissions, area_ids }),
  invitationGet: ({ params }) => invitationLink(params.id),
  invitationAccept: ({ params, body }) => accept(params.id, body),
  invitationList: ({ scope }) => pendingInvitations(scope),
  invitationDelete: ({ scope, params }) => withdraw(scope, params.id),
  invitationResend: ({ scope, params }) => resend(scope, params.id),
})
