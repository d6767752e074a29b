import { Link } from 'react-router-dom'
import { brand } from '../../../../generated/shell.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'

/** What somebody reads who is in no team yet: how to get into one. */
export function NoBots({ email }: { email: string | null }) {
  return (
    <section className="card" aria-label="Sin chatbots">
      <EmptyState icon="robot" title="Todavía no hay ningún chatbot en esta cuenta.">
        <p>
          Para trabajar con un chatbot hace falta una invitación. La envía quien lo administra, desde Configuración,
          Usuarios{email ? ', al correo ' : '.'}
          {email && <strong>{email}</strong>}
          {email && '.'} El mensaje trae un enlace para sumarse al equipo; si no aparece, conviene revisar el correo no
          deseado.
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
