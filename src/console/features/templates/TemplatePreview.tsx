import './templates.css'
import { filledButtons, piecesOf, type TemplateValues } from '../../../contract/templates.ts'
import { Icon } from '../../ui/Icon.tsx'
import type { Template } from './types.ts'

const FILES = { image: 'image', video: 'play', document: 'file', location: 'map-marker' } as const
const FILE_NAMES = { image: 'Imagen', video: 'Video', document: 'Documento', location: 'Ubicación' } as const
const BUTTON_ICONS = { url: 'open-in-new', phone: 'phone', copy_code: 'copy', quick_reply: 'reply' } as const

/** What stands in the header besides a text. */
export interface HeaderPreview {
  /** name of the file or of the place */
  name?: string | undefined
  /** address of a picture in this window */
  url?: string | undefined
}

interface PreviewProps {
  template: Template
  values: TemplateValues
  header?: HeaderPreview
}

/** A template as its customer sees it. What is not filled in yet is marked with its example. */
export function TemplatePreview({ template, values, header = {} }: PreviewProps) {
  const { kind, text } = template.header
  const links = filledButtons(template, values)
  return (
    <figure className="template-preview">
      <figcaption className="sr-only">Así la verá el cliente</figcaption>
      <div className="template-bubble">
        {kind === 'text' && text && (
          <p className="template-head" dir="auto">
            <Filled text={text} part="header" template={template} values={values} />
          </p>
        )}
        {kind !== 'text' && kind !== 'none' && <HeaderFile kind={kind} {...header} />}
        <p className="template-body" dir="auto">
          <Filled text={template.body} part="body" template={template} values={values} />
        </p>
        {template.footer && (
          <p className="template-foot" dir="auto">
            {template.footer}
          </p>
        )}
      </div>
      {template.buttons.length > 0 && (
        <ul className="template-buttons" aria-label="Botones">
          {template.buttons.map(({ kind: button, title }, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the buttons of a template keep their places
            <li key={place} title={links[place]?.target ?? undefined}>
              <Icon name={BUTTON_ICONS[button]} size={16} />
              <span dir="auto">{title}</span>
            </li>
          ))}
        </ul>
      )}
    </figure>
  )
}

function HeaderFile({ kind, name, url }: HeaderPreview & { kind: keyof typeof FILES }) {
  if (url) return <img className="template-image" src={url} alt={name ?? FILE_NAMES[kind]} />
  return (
    <div className="template-file">
      <Icon name={FILES[kind]} size={28} />
      <span dir="auto">{name || FILE_NAMES[kind]}</span>
    </div>
  )
}

interface FilledProps {
  text: string
  part: 'header' | 'body'
  template: Template
  values: TemplateValues
}

function Filled({ text, part, template, values }: FilledProps) {
  const exampleOf = (key: string) => {
    const field = template.fields.find((one) => one.key === key)
    return field?.example || field?.name || ''
  }
  return piecesOf(text, part, values).map((piece, place) =>
    'text' in piece ? (
      piece.text
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text keep their places
      <mark key={place} className="template-missing">
        {exampleOf(piece.missing)}
      </mark>
    ),
  )
}
