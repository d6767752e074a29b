import { Icon } from '../../ui/Icon.tsx'

/** Where templates are created and changed: Meta's own manager. */
export function ManagerLink() {
  return (
    <a
      className="template-link"
      href="https://business.facebook.com/wa/manage/message-templates/"
      target="_blank"
      rel="noreferrer"
    >
      el administrador de WhatsApp
      <Icon name="open-in-new" size={16} />
      <span className="sr-only"> (se abre en otra pestaña)</span>
    </a>
  )
}
