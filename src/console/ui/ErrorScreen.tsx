import './error-screen.css'
import { Link } from 'react-router-dom'
import { brand, home } from '../../../generated/shell.ts'
import { Button } from './Button.tsx'
import { Mark } from './Logo.tsx'
import { useTitle } from './title.ts'

/** Full-page error screen of section 2.5 of the specification, also served at /error. */
export function ErrorScreen() {
  useTitle('Error')
  return (
    <main className="error-screen" tabIndex={-1}>
      <Mark size={56} />
      <h1>Ups! Ha ocurrido un error interno en nuestros servidores.</h1>
      <p>
        Intenta con recargar la página web y si el problema persiste contáctanos a{' '}
        <a href={`mailto:${brand.support}`}>{brand.support}</a>
      </p>
      <div className="error-actions">
        <Button variant="primary" icon="refresh" onClick={() => window.location.reload()}>
          Recargar Página Web
        </Button>
        <Link className="btn btn-secondary" to={home}>
          Ir al Inicio
        </Link>
      </div>
    </main>
  )
}
