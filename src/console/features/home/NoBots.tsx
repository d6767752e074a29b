import { Link } from 'react-router-dom'
import { brand } from '../../../../generated/shell.ts'
import type { SessionUser } from '../../session/index.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ConfirmCard } from '../account/confirmation/ConfirmCard.tsx'
import { Wizard } from '../starting/Wizard.tsx'

/**
 * Shown to users without a bot: they confirm their address and create their first bot. Where they may not, it explains
 * how to join a team. Platform administrators do not see it: they start on their panel.
 */
export function NoBots({ user }: { user: SessionUser }) {
  const { email, email_confirmed, bots_left } = user
  if (!email_confirmed) return <ConfirmCard user={user} />
  if (bots_left > 0)
    return (
      <>
        <Wizard />
        <p className="soft">
          ¿Te invitaron a un equipo? Abre el enlace que llegó a <strong>{email}</strong>.
        </p>
      </>
    )
  return (
    <section className="card" aria-label="Sin chatbots">
      <EmptyState icon="robot" title="Todavía no tienes chatbots">
        <p>
          Pide una invitación a quien administra el chatbot: llega por correo
          {email && (
            <>
              {' '}
              a <strong>{email}</strong>
            </>
          )}
          . Si no la ves, mira el correo no deseado.
        </p>
      </EmptyState>
      <ul className="home-next">
        <li>
          <Link to="/settings/user">Revisar los datos de la cuenta</Link>
        </li>
        <li>
          <a href={brand.site} target="_blank" rel="noopener">
            Conocer los planes de {brand.product}
          </a>
        </li>
        <li>
          <a href={`mailto:${brand.support}`}>Escribir a {brand.support}</a>
        </li>
      </ul>
    </section>
  )
}
