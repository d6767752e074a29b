import { useWatch } from 'react-hook-form'
import type { components } from '../../../../../generated/api.d.ts'
import { RichText } from '../../../ui/RichText.tsx'
import { conditionText } from '../condition-text.ts'

type ContactForm = components['schemas']['ContactForm']
type Field = ContactForm['fields'][number]

/** What the chatbot says. */
interface Said {
  text: string
  /** when it is asked, if not always */
  when?: string | undefined
}

/** The form as the chat asks it, when everything is answered; with when it asks what depends on other answers. */
export function Preview() {
  const [fields = [], intro = '', thanks = '', consent] = useWatch({
    name: ['fields', 'intro', 'thanks', 'consent'],
  }) as [ContactForm['fields']?, string?, string?, ContactForm['consent']?]
  const asked = fields.filter(({ enabled }) => enabled)
  const nameOf = (key: string) => fields.find((one) => one.key === key)?.label || key
  const conditionOf = ({ show_if }: Field) =>
    show_if && show_if.conditions.length > 0
      ? conditionText(show_if, { nameOf, answerTo: (_, value) => value })
      : undefined
  const said: Said[] = [
    { text: intro },
    { text: consent?.text ?? '' },
    ...asked.map((field) => ({ text: field.label, when: conditionOf(field) })),
    { text: thanks },
  ].filter(({ text }) => text?.trim())
  return (
    <section className="contact-preview" aria-label="Así lo pregunta el chatbot">
      <h3>Así lo pregunta el chatbot</h3>
      {said.length === 0 && <p className="soft">Aquí verás las preguntas a medida que las escribes.</p>}
      <ol>
        {said.map(({ text, when }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a balloon has no id
          <li key={at}>
            {when && <span className="soft">{when}</span>}
            <RichText text={text} />
          </li>
        ))}
      </ol>
    </section>
  )
}
