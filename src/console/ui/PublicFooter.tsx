import { Link } from 'react-router-dom'
import { brand } from '../../../generated/shell.ts'

/** Footer of public pages: year, product, tagline and link to the terms of use. */
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
