import { Link } from 'react-router-dom'
import { brand } from '../../../../generated/shell.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'

/** Shown to users without a bot: explains how to join a team, or where the platform's administrators create one. */
export function NoBots({ email, admin }: { email: string | null; admin: boolean }) {
  if (admin)
    return (
      <section className="card" aria-label="Sin chatbots">
        <EmptyState icon="robot" title="No eres parte de ningún chatbot">
          <p>En el panel creas chatbots y ves los de todos los clientes.</p>
          <Link className="btn btn-primary" to="/admin/bots">
            Abrir el Panel de Administrador
          </Link>
        </EmptyState>
      </section>
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
