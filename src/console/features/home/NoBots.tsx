import { Link } from 'react-router-dom'
import { brand } from '../../../../generated/shell.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'

/** Shown to users without a bot: explains how to join a team. */
export function NoBots({ email }: { email: string | null }) {
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
