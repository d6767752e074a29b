import './invitation.css'

export interface InvitationCardProps {
  bot_name: string
  email: string
  invited_by: string | null
  role: string
}

/** Who invites, to which chatbot, as what and under which e-mail. */
export function InvitationCard({ bot_name, email, invited_by, role }: InvitationCardProps) {
  return (
    <div className="invitation">
      <p>
        {invited_by ? (
          <>
            <strong>{invited_by}</strong> invita a sumarse al equipo de
          </>
        ) : (
          'Invitación para sumarse al equipo de'
        )}
      </p>
      <p className="invitation-bot">{bot_name}</p>
      <p className="soft">
        {role && `${role} · `}
        {email}
      </p>
    </div>
  )
}
