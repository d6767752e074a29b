import { Icon } from '../../../ui/Icon.tsx'

/** The applications of a business at Meta. */
export function MetaLink() {
  return (
    <a className="wizard-link" href="https://developers.facebook.com/apps" target="_blank" rel="noreferrer">
      Meta, Mis aplicaciones
      <Icon name="open-in-new" size={16} />
      <span className="sr-only"> (se abre en otra pestaña)</span>
    </a>
  )
}
