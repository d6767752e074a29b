import { Link } from 'react-router-dom'
import { brand } from '../../../generated/shell.ts'

/** Year, product, what it is for, and the way to the terms. */
export function PublicFooter() {
  return (
    <footer className="public-footer">
      <span>
        © {new Date().getFullYear()} {[brand.product, brand.tagline].filter(Boolean).join(' · ')}
      </span>
      <Link to="/tyc">Términos y Condiciones de Uso</Link>
    </footer>
  )
}
