import { Link } from 'react-router-dom'
import { brand } from '../../../generated/shell.ts'

/** Year, product line and the way to the terms. */
export function PublicFooter() {
  return (
    <footer className="public-footer">
      <span>
        © {new Date().getFullYear()} {brand.product} · Chatbots para tu negocio
      </span>
      <Link to="/tyc">Términos y Condiciones de Uso</Link>
    </footer>
  )
}
