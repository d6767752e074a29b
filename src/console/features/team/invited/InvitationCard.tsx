import './invitation.css'

interface InvitationCardProps {
  bot_name: string
  email: string
  invited_by: string | null
  role: string
}

/** The invitation: who sent it, the chatbot, the role and the e-mail address. */
export function InvitationCard({ bot_name, email, invited_by, role }: InvitationCardProps) {
  return (
    <div className="invitation">
      <p>
        {invited_by ? (
          <>
            <strong>{invited_by}</strong> te invita al equipo de
          </>
        ) : (
          'Te invitaron al equipo de'
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
