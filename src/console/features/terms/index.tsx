import './terms.css'
import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { brand } from '../../../../generated/shell.ts'
import { Logo } from '../../ui/Logo.tsx'
import { PublicFooter } from '../../ui/PublicFooter.tsx'
import { useTitle } from '../../ui/title.ts'
import '../../ui/public-frame.css'
import { privacy, type TermsSection, terms } from './sections.ts'

const TITLE = 'Términos y Condiciones de Uso'
const PRIVACY = 'Política de Privacidad'

/** /tyc: terms and privacy policy, for visitors. The logo leads to the marketing site. */
export default function Terms() {
  const { hash } = useLocation()
  useTitle(TITLE)
  useEffect(() => {
    if (hash) document.getElementById(hash.slice(1))?.scrollIntoView()
  }, [hash])
  return (
    <div className="public">
      <header className="public-head">
        <a href={brand.site} className="public-logo" aria-label={`${brand.product}: ir al sitio web`}>
          <Logo />
        </a>
      </header>
      <div className="terms">
        <nav className="terms-index" aria-label="Contenido">
          <Index title={TITLE} id="terminos" sections={terms} />
          <Index title={PRIVACY} id="privacidad" sections={privacy} />
        </nav>
        <main className="terms-text" tabIndex={-1}>
          <h1 id="terminos">{TITLE}</h1>
          <p className="terms-lead">
            Estos términos regulan el uso de {brand.product}. Al registrarse o usar el servicio se aceptan en su
            totalidad.
          </p>
          <Sections sections={terms} />
          <h1 id="privacidad">{PRIVACY}</h1>
          <Sections sections={privacy} />
          <p className="terms-contact">
            Consultas sobre estos textos: <a href={`mailto:${brand.support}`}>{brand.support}</a>
          </p>
        </main>
      </div>
      <PublicFooter />
    </div>
  )
}

function Index({ title, id, sections }: { title: string; id: string; sections: TermsSection[] }) {
  return (
    <>
      <a className="terms-index-title" href={`#${id}`}>
        {title}
      </a>
      <ol>
        {sections.map((section) => (
          <li key={section.id}>
            <a href={`#${section.id}`}>{section.title}</a>
          </li>
        ))}
      </ol>
    </>
  )
}

const filled = (text: string) => text.replaceAll('{product}', brand.product).replaceAll('{support}', brand.support)

function Sections({ sections }: { sections: TermsSection[] }) {
  return sections.map(({ id, title, body }, at) => (
    <section key={id} id={id} aria-labelledby={`${id}-titulo`}>
      <h2 id={`${id}-titulo`}>
        {at + 1}. {title}
      </h2>
      {body.map((part) =>
        typeof part === 'string' ? (
          <p key={part}>{filled(part)}</p>
        ) : (
          <ul key={part[0]}>
            {part.map((item) => (
              <li key={item}>{filled(item)}</li>
            ))}
          </ul>
        ),
      )}
    </section>
  ))
}
